// Names of languages in the languages themselves, from the Unicode CLDR, for sites whose language the tool has no words in.

extension Language {
    private static let ownNames = [
        "af": "Afrikaans", "am": "አማርኛ", "ar": "العربية", "az": "azərbaycan", "be": "беларуская", "bg": "български",
        "bn": "বাংলা", "bs": "bosanski", "ca": "català", "cs": "čeština", "cy": "Cymraeg", "da": "dansk",
        "de": "Deutsch", "el": "Ελληνικά", "en": "English", "eo": "Esperanto", "es": "español", "et": "eesti",
        "eu": "euskara", "fa": "فارسی", "fi": "suomi", "fil": "Filipino", "fr": "français", "ga": "Gaeilge",
        "gl": "galego", "gu": "ગુજરાતી", "he": "עברית", "hi": "हिन्दी", "hr": "hrvatski", "hu": "magyar",
        "hy": "հայերեն", "id": "Indonesia", "is": "íslenska", "it": "italiano", "ja": "日本語", "ka": "ქართული",
        "kk": "қазақ тілі", "km": "ខ្មែរ", "kn": "ಕನ್ನಡ", "ko": "한국어", "lo": "ລາວ", "lt": "lietuvių",
        "lv": "latviešu", "mk": "македонски", "ml": "മലയാളം", "mn": "монгол", "mr": "मराठी", "ms": "Melayu",
        "my": "မြန်မာ", "nb": "norsk bokmål", "ne": "नेपाली", "nl": "Nederlands", "nn": "norsk nynorsk", "no": "norsk",
        "pa": "ਪੰਜਾਬੀ", "pl": "polski", "pt": "português", "pt-BR": "português (Brasil)",
        "pt-PT": "português (Portugal)", "ro": "română", "ru": "русский", "si": "සිංහල", "sk": "slovenčina",
        "sl": "slovenščina", "sq": "shqip", "sr": "српски", "sv": "svenska", "sw": "Kiswahili", "ta": "தமிழ்",
        "te": "తెలుగు", "th": "ไทย", "tr": "Türkçe", "uk": "українська", "ur": "اردو", "uz": "o‘zbek",
        "vi": "Tiếng Việt", "yue": "粵語", "zh": "中文", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", "zu": "isiZulu",
    ]

    /// Its name in itself; its tag where that is not known.
    package var ownName: String { Self.ownNames[tag] ?? tag }
}
