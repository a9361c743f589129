extension DeviceCatalog {
    /// All devices, with the numbers of `Catalog/`.
    package static let standard = DeviceCatalog(devices: iPhones + iPads)

    private static let iPhones: [Device] = [
        iPhone4s, iPhone5, iPhone5c, iPhone5s, iPhone6, iPhone6Plus, iPhone6s, iPhone6sPlus, iPhoneSE1, iPhone7,
        iPhone7Plus, iPhone8, iPhone8Plus, iPhoneX, iPhoneXR, iPhoneXS, iPhoneXSMax, iPhone11, iPhone11Pro,
        iPhone11ProMax, iPhoneSE2, iPhone12Mini, iPhone12, iPhone12Pro, iPhone12ProMax, iPhone13Mini, iPhone13,
        iPhone13Pro, iPhone13ProMax, iPhoneSE3, iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax, iPhone15,
        iPhone15Plus, iPhone15Pro, iPhone15ProMax, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPhone16e,
        iPhone17, iPhone17Pro, iPhone17ProMax, iPhoneAir, iPhone17e, iPhone18Pro, iPhone18ProMax, iPhoneDuoOuter,
        iPhoneDuoInner,
    ]

    private static let iPads: [Device] = [
        iPad2, iPad3, iPad4, iPadAir1, iPadAir2, iPad5, iPad6, iPad7, iPad8, iPad9, iPadMini1, iPadMini2, iPadMini3,
        iPadMini4, iPadMini5, iPadPro97, iPadPro105, iPadAir3, iPadPro129Gen1, iPadPro129Gen2, iPadPro11Gen1,
        iPadPro11Gen2, iPadPro11Gen3, iPadPro11Gen4, iPadPro129Gen3, iPadPro129Gen4, iPadPro129Gen5, iPadPro129Gen6,
        iPadAir4, iPadAir5, iPad10, iPadA16, iPadMini6, iPadMiniA17Pro, iPadAir11M2, iPadAir11M3, iPadAir11M4,
        iPadAir13M2, iPadAir13M3, iPadAir13M4, iPadPro11M4, iPadPro11M5, iPadPro13M4, iPadPro13M5,
    ]
}
