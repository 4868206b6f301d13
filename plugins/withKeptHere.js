// What people play stays on their phone: no copy of it goes to a cloud with the system's backups, and nothing of it is in
// the picture that the app switcher keeps. `npm run prebuild:check` looks whether all of it is in the native projects.
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const { mergeContents } = require('@expo/config-plugins/build/utils/generateCode');
const { withAndroidManifest, withAppDelegate, withDangerousMod, withMainActivity } = require('expo/config-plugins');

/** From Android 12 on: nothing goes to the cloud; all of it goes along when a person moves to a new phone by cable or wireless. */
const EXTRACTION_RULES = `<?xml version="1.0" encoding="utf-8"?>
<data-extraction-rules>
  <cloud-backup>
    <exclude domain="root" path="." />
    <exclude domain="file" path="." />
    <exclude domain="database" path="." />
    <exclude domain="sharedpref" path="." />
    <exclude domain="external" path="." />
  </cloud-backup>
  <device-transfer>
    <include domain="file" path="." />
  </device-transfer>
</data-extraction-rules>
`;

/** The same for Android 9 to 11. */
const BACKUP_RULES = `<?xml version="1.0" encoding="utf-8"?>
<full-backup-content>
  <include domain="file" path="." requireFlags="deviceToDeviceTransfer" />
</full-backup-content>
`;

/** Android 7 and 8 can't tell a new phone from the cloud: nothing goes. */
const NO_BACKUP = `<?xml version="1.0" encoding="utf-8"?>
<full-backup-content>
  <exclude domain="root" path="." />
  <exclude domain="file" path="." />
  <exclude domain="database" path="." />
  <exclude domain="sharedpref" path="." />
  <exclude domain="external" path="." />
</full-backup-content>
`;

/** The network serves for development alone, where Metro sends the code: a build for people can't even ask for it. */
const DEVELOPMENT = `<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
  <uses-permission android:name="android.permission.INTERNET" />
  <application android:usesCleartextTraffic="true" tools:replace="android:usesCleartextTraffic" />
</manifest>
`;
const DEVELOPMENT_BUILDS = ['debug', 'debugOptimized'];

function withFiles(config) {
  return withDangerousMod(config, [
    'android',
    (modified) => {
      const source = join(modified.modRequest.platformProjectRoot, 'app/src');
      const files = [
        ['main/res/xml/data_extraction_rules.xml', EXTRACTION_RULES],
        ['main/res/xml/backup_rules.xml', NO_BACKUP],
        ['main/res/xml-v28/backup_rules.xml', BACKUP_RULES],
        ...DEVELOPMENT_BUILDS.map((build) => [`${build}/AndroidManifest.xml`, DEVELOPMENT]),
      ];
      for (const [path, text] of files) {
        mkdirSync(join(source, path, '..'), { recursive: true });
        writeFileSync(join(source, path), text);
      }
      return modified;
    },
  ]);
}

function withManifest(config) {
  return withAndroidManifest(config, (modified) => {
    const { manifest } = modified.modResults;
    Object.assign(manifest.application[0].$, {
      'android:allowBackup': 'true', // else some phones leave the matches behind when a person moves to a new one
      'android:dataExtractionRules': '@xml/data_extraction_rules',
      'android:fullBackupContent': '@xml/backup_rules',
    });
    delete manifest.queries; // Catnap opens no other app.
    return modified;
  });
}

const ON_CREATE = `    // Nobody's cards are in the picture that the app switcher keeps. Screenshots stay possible.
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) setRecentsScreenshotEnabled(false)`;

const PAUSE = `  override fun onPause() {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) {
      window.addFlags(android.view.WindowManager.LayoutParams.FLAG_SECURE)
    }
    super.onPause()
  }

  override fun onResume() {
    super.onResume()
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) {
      window.clearFlags(android.view.WindowManager.LayoutParams.FLAG_SECURE)
    }
  }
`;

/** Code behind the line that the anchor finds; an anchor that a new template lacks ends the prebuild. */
const insert = (src, tag, anchor, newSrc, offset) =>
  mergeContents({ src, tag, anchor, newSrc, offset, comment: '//' }).contents;

function withHiddenActivity(config) {
  return withMainActivity(config, (modified) => {
    const { modResults } = modified;
    const created = insert(modResults.contents, 'catnap-hidden', /super\.onCreate\(/, ON_CREATE, 1);
    modResults.contents = insert(created, 'catnap-pause', /override fun getMainComponentName/, PAUSE, 0);
    return modified;
  });
}

const EXCLUDED = `    // What is kept here stays here: it is no part of the phone's backups. MMKV keeps its files in this folder.
    if var kept = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
      .appendingPathComponent("mmkv", isDirectory: true) {
      try? FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try? kept.setResourceValues(values)
    }
`;

const CURTAIN = `  // Nobody's cards are in the picture that the app switcher keeps.
  private var curtain: UIView?

  public override func applicationWillResignActive(_ application: UIApplication) {
    super.applicationWillResignActive(application)
    guard let window = window, curtain == nil else { return }
    let cover = UIView(frame: window.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = UIColor(red: 0x1c / 255.0, green: 0x12 / 255.0, blue: 0x40 / 255.0, alpha: 1)
    window.addSubview(cover)
    curtain = cover
  }

  public override func applicationDidBecomeActive(_ application: UIApplication) {
    super.applicationDidBecomeActive(application)
    curtain?.removeFromSuperview()
    curtain = nil
  }
`;

function withHiddenApp(config) {
  return withAppDelegate(config, (modified) => {
    const { modResults } = modified;
    const excluded = insert(modResults.contents, 'catnap-excluded', /let delegate = ReactNativeDelegate/, EXCLUDED, 0);
    modResults.contents = insert(excluded, 'catnap-curtain', /\/\/ Linking API/, CURTAIN, 0);
    return modified;
  });
}

module.exports = (config) =>
  [withFiles, withManifest, withHiddenActivity, withHiddenApp].reduce((made, add) => add(made), config);
