print("notchbook")
