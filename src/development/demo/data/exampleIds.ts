/**
 * Ids that the contract's examples name, of records in the demo user's logbook. Numbers come from sequences: in a new database, they
 * are the first of their kind.
 */
export const exampleIds = {
  printer: 7,
  print: 1001,
  comparedPrint: 1003,
  comment: 501,
  maintenanceEntry: 301,
  brand: 41,
  filamentType: 61,
  blackSpool: '0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11',
  orangeSpool: '9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d',
  adjustment: 'd4c3b2a1-0f9e-4d8c-b7a6-95847362514f',
  project: '6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10',
  printImage: 'e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b',
  projectImage: 'f2a3b4c5-d6e7-4f80-9b1c-2d3e4f5a6b7c',
  spoolImage: 'a4d1e7c2-3b5f-4860-9d71-2e8c0f6b4a13',
  printerImage: 'b5e2f8d3-4c60-4971-8e82-3f9d1a7c5b24',
  profileImage: 'c6f309e4-5d71-4a82-9f93-40ae2b8d6c35',
  apiKey: 'b7c1d2e3-4f5a-4b6c-8d7e-9f0a1b2c3d4e',
  spoolConnection: '8f0e2d4c-6b7a-4958-b6c5-d4e3f2a1b0c9',
  notification: 'a0b1c2d3-e4f5-4061-8273-948596a7b8c9',
  /** Settings of a slicer that nobody has retrieved. */
  newSettings: 'c2a8a2f4-7d1b-4a0e-9b55-5a1f0c3d2e1b',
  ownSettings: '5b1f7a90-2c64-4e0d-8f3a-7d9e6c1b2a40',
} as const
