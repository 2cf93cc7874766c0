import type { Person } from '../person.ts'

/** People other than the demo user, so that the data belongs to several users. */
export const otherUsers: readonly Person[] = [
  {
    subject: 'lena', displayName: 'Lena K.', bio: 'Board games and terrain.', viewStatus: 'Public', timeZone: 'Europe/Vienna', currency: 'EUR', electricityRatePerKwh: 0.289, defaultSpoolPrice: 20, printCount: 38, loggingSinceDaysAgo: 300, holidays: [[100,112]], streaks: [[50,55]], themes: ['Miniatures', 'Toys'],
    printers: [{ product: 'p1s', name: 'P1S', description: null, share: 2, source: 'Web', connectedDaysAgo: 300, idleSinceDaysAgo: 0, timeBias: 1.0, slots: 4 }],
    spools: [{ product: 'plaGalaxyBlack', boughtDaysAgo: 290, price: 52.9, currency: null, storageLocation: null }, { product: 'plaSilver', boughtDaysAgo: 240, price: 16.9, currency: null, storageLocation: null }, { product: 'plaRainbow', boughtDaysAgo: 90, price: 21.5, currency: null, storageLocation: null }],
    projects: [], publicPrints: 3, unlistedPrints: 1, openPrints: null,
  },
  {
    subject: 'tomasz', displayName: 'Tomasz', bio: null, viewStatus: 'Public', timeZone: 'Europe/Warsaw', currency: 'PLN', electricityRatePerKwh: 1.12, defaultSpoolPrice: 85, printCount: 31, loggingSinceDaysAgo: 200, holidays: [[66,78]], streaks: [[33,38]], themes: ['Workshop', 'Electronics'],
    printers: [{ product: 'ender3', name: 'Ender', description: null, share: 2, source: 'OctoPrint', connectedDaysAgo: 200, idleSinceDaysAgo: 0, timeBias: 1.2, slots: 1 }],
    spools: [{ product: 'petgBlack', boughtDaysAgo: 190, price: 119, currency: null, storageLocation: null }, { product: 'plaWhite', boughtDaysAgo: 180, price: 72, currency: null, storageLocation: null }],
    projects: [], publicPrints: 2, unlistedPrints: 0, openPrints: null,
  },
  {
    subject: 'maker_sue', displayName: 'Sue', bio: 'Repairs things instead of buying them.', viewStatus: 'Public', timeZone: 'America/Chicago', currency: 'USD', electricityRatePerKwh: 0.164, defaultSpoolPrice: 21.99, printCount: 40, loggingSinceDaysAgo: 364, holidays: [[121,133]], streaks: [[60,65]], themes: ['Kitchen', 'Garden'],
    printers: [{ product: 'mini', name: 'Mini', description: null, share: 2, source: 'OctoPrint', connectedDaysAgo: 364, idleSinceDaysAgo: 0, timeBias: 1.05, slots: 1 }, { product: 'k1', name: 'K1 Max', description: null, share: 1, source: 'Moonraker', connectedDaysAgo: 364, idleSinceDaysAgo: 0, timeBias: 1.08, slots: 1 }],
    spools: [{ product: 'petgOrange', boughtDaysAgo: 350, price: 29.99, currency: null, storageLocation: null }, { product: 'petgClear', boughtDaysAgo: 200, price: 18.99, currency: null, storageLocation: null }, { product: 'asaGrey', boughtDaysAgo: 170, price: 32.5, currency: null, storageLocation: null }, { product: 'plaWhite', boughtDaysAgo: 160, price: 17.49, currency: null, storageLocation: null }],
    projects: [], publicPrints: 4, unlistedPrints: 0, openPrints: null,
  },
  {
    subject: 'hiro', displayName: 'Hiro', bio: null, viewStatus: 'Private', timeZone: 'Asia/Tokyo', currency: 'JPY', electricityRatePerKwh: 31, defaultSpoolPrice: 3200, printCount: 22, loggingSinceDaysAgo: 150, holidays: [[50,62]], streaks: [[25,30]], themes: ['Electronics', 'Printer'],
    printers: [{ product: 'k1', name: 'K1 Max', description: null, share: 2, source: 'Moonraker', connectedDaysAgo: 150, idleSinceDaysAgo: 0, timeBias: 1.1, slots: 1 }],
    spools: [{ product: 'petgBlack', boughtDaysAgo: 140, price: 4480, currency: null, storageLocation: null }, { product: 'absBlack', boughtDaysAgo: 140, price: 3980, currency: null, storageLocation: null }],
    projects: [], publicPrints: 0, unlistedPrints: 0, openPrints: null,
  },
  {
    subject: 'amelie', displayName: 'Amélie', bio: 'Lamps, vases, lithophanes.', viewStatus: 'Public', timeZone: 'Europe/Paris', currency: 'EUR', electricityRatePerKwh: 0.2516, defaultSpoolPrice: null, printCount: 27, loggingSinceDaysAgo: 260, holidays: [[86,98]], streaks: [[43,48]], themes: ['Decoration'],
    printers: [{ product: 'mk4s', name: 'MK4S', description: null, share: 2, source: 'Web', connectedDaysAgo: 260, idleSinceDaysAgo: 0, timeBias: 1.02, slots: 5 }],
    spools: [{ product: 'plaSilkDual', boughtDaysAgo: 250, price: 25.9, currency: null, storageLocation: null }, { product: 'plaWhite', boughtDaysAgo: 250, price: 19.5, currency: null, storageLocation: null }, { product: 'petgClear', boughtDaysAgo: 120, price: 21.9, currency: null, storageLocation: null }],
    projects: [], publicPrints: 5, unlistedPrints: 1, openPrints: null,
  },
  {
    subject: 'oskar', displayName: 'Oskar', bio: null, viewStatus: 'Private', timeZone: 'Europe/Berlin', currency: 'EUR', electricityRatePerKwh: null, defaultSpoolPrice: null, printCount: 12, loggingSinceDaysAgo: 90, holidays: [[30,42]], streaks: [[15,20]], themes: ['Toys'],
    printers: [{ product: 'neptune4', name: 'Neptune', description: null, share: 2, source: 'Web', connectedDaysAgo: 90, idleSinceDaysAgo: 0, timeBias: 1.15, slots: 1 }],
    spools: [{ product: 'plaRed', boughtDaysAgo: 88, price: null, currency: null, storageLocation: null, nominalWeightG: null }],
    projects: [], publicPrints: 0, unlistedPrints: 0, openPrints: null,
  },
  {
    subject: 'priya', displayName: 'Priya S.', bio: 'School makerspace.', viewStatus: 'Public', timeZone: 'Asia/Kolkata', currency: 'INR', electricityRatePerKwh: 8.5, defaultSpoolPrice: 1400, printCount: 35, loggingSinceDaysAgo: 320, holidays: [[106,118]], streaks: [[53,58]], themes: ['Toys', 'Electronics', 'Gridfinity'],
    printers: [{ product: 'ender3', name: 'Ender 1', description: null, share: 2, source: 'Web', connectedDaysAgo: 320, idleSinceDaysAgo: 0, timeBias: 1.2, slots: 1 }, { product: 'neptune4', name: 'Neptune', description: null, share: 1, source: 'Moonraker', connectedDaysAgo: 320, idleSinceDaysAgo: 0, timeBias: 1.07, slots: 1 }],
    spools: [{ product: 'plaSilver', boughtDaysAgo: 310, price: 1299, currency: null, storageLocation: null }, { product: 'plaRed', boughtDaysAgo: 200, price: 1199, currency: null, storageLocation: null }, { product: 'petgBlack', boughtDaysAgo: 200, price: 1699, currency: null, storageLocation: null }],
    projects: [], publicPrints: 3, unlistedPrints: 0, openPrints: null,
  },
  {
    subject: 'rob', displayName: 'Rob', bio: null, viewStatus: 'Unlisted', timeZone: 'Europe/London', currency: 'GBP', electricityRatePerKwh: 0.2703, defaultSpoolPrice: 19.5, printCount: 24, loggingSinceDaysAgo: 210, holidays: [[70,82]], streaks: [[35,40]], themes: ['Workshop', 'Garden'],
    printers: [{ product: 'voron24', name: 'Voron', description: null, share: 2, source: 'Moonraker', connectedDaysAgo: 210, idleSinceDaysAgo: 0, timeBias: 1.12, slots: 1 }],
    spools: [{ product: 'absBlack', boughtDaysAgo: 205, price: 21.5, currency: null, storageLocation: null }, { product: 'asaGrey', boughtDaysAgo: 205, price: 29.99, currency: null, storageLocation: null }, { product: 'petgBlack', boughtDaysAgo: 190, price: 24.99, currency: null, storageLocation: null }],
    projects: [], publicPrints: 1, unlistedPrints: 1, openPrints: null,
  },
  {
    subject: 'freja', displayName: 'Freja', bio: 'Bicycle parts.', viewStatus: 'Public', timeZone: 'Europe/Copenhagen', currency: 'DKK', electricityRatePerKwh: 2.6, defaultSpoolPrice: 170, printCount: 15, loggingSinceDaysAgo: 120, holidays: [[40,52]], streaks: [[20,25]], themes: ['Garden'],
    printers: [{ product: 'mini', name: 'MINI+', description: null, share: 2, source: 'OctoPrint', connectedDaysAgo: 120, idleSinceDaysAgo: 0, timeBias: 1.04, slots: 1 }],
    spools: [{ product: 'tpuBlue', boughtDaysAgo: 118, price: 239, currency: null, storageLocation: null }, { product: 'asaGrey', boughtDaysAgo: 118, price: 259, currency: null, storageLocation: null }, { product: 'petgOrange', boughtDaysAgo: 110, price: 219, currency: null, storageLocation: null }],
    projects: [], publicPrints: 2, unlistedPrints: 0, openPrints: null,
  },
  {
    subject: 'mateo', displayName: 'Mateo', bio: null, viewStatus: 'Private', timeZone: 'America/Argentina/Buenos_Aires', currency: 'ARS', electricityRatePerKwh: 98, defaultSpoolPrice: null, printCount: 18, loggingSinceDaysAgo: 240, holidays: [[80,92]], streaks: [[40,45]], themes: ['Toys', 'Decoration'],
    printers: [{ product: 'ender3', name: 'Ender', description: null, share: 2, source: 'Web', connectedDaysAgo: 240, idleSinceDaysAgo: 0, timeBias: 1.3, slots: 1 }],
    spools: [{ product: 'plaArmyGreen', boughtDaysAgo: 238, price: 21.9, currency: 'USD', storageLocation: null }],
    projects: [], publicPrints: 0, unlistedPrints: 0, openPrints: null,
  },
  {
    subject: 'noa', displayName: 'Noa', bio: 'Gridfinity, nothing else.', viewStatus: 'Public', timeZone: 'Europe/Amsterdam', currency: 'EUR', electricityRatePerKwh: 0.27, defaultSpoolPrice: 19, printCount: 33, loggingSinceDaysAgo: 180, holidays: [[60,72]], streaks: [[30,35]], themes: ['Gridfinity'],
    printers: [{ product: 'p1s', name: 'P1S', description: null, share: 2, source: 'ApiKey', connectedDaysAgo: 180, idleSinceDaysAgo: 0, timeBias: 1.0, slots: 4 }],
    spools: [{ product: 'plaSilver', boughtDaysAgo: 178, price: 15.99, currency: null, storageLocation: null }, { product: 'plaArmyGreen', boughtDaysAgo: 150, price: 22.5, currency: null, storageLocation: null }, { product: 'plaWhite', boughtDaysAgo: 60, price: 17.9, currency: null, storageLocation: null }],
    projects: [], publicPrints: 2, unlistedPrints: 0, openPrints: null,
  },
  {
    subject: 'sam', displayName: 'Sam', bio: null, viewStatus: 'Private', timeZone: 'Australia/Sydney', currency: 'AUD', electricityRatePerKwh: 0.34, defaultSpoolPrice: 32, printCount: 10, loggingSinceDaysAgo: 45, holidays: [[15,27]], streaks: [[7,12]], themes: ['Printer', 'Kitchen'],
    printers: [{ product: 'neptune4', name: 'Neptune 4', description: null, share: 2, source: 'Web', connectedDaysAgo: 45, idleSinceDaysAgo: 0, timeBias: 1.1, slots: 1 }],
    spools: [{ product: 'plaWhite', boughtDaysAgo: 44, price: 29.95, currency: null, storageLocation: null }, { product: 'petgOrange', boughtDaysAgo: 30, price: 45, currency: null, storageLocation: null }],
    projects: [], publicPrints: 0, unlistedPrints: 0, openPrints: null,
  },
]
