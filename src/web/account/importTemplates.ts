/** Begins a file, so that spreadsheets read it as UTF-8. */
const BOM = '\uFEFF'

/** Table of prints with one example (docs/archive.md, "A table of your own"). */
export const PRINT_TEMPLATE = `${BOM}title,status,start_date,print_time,material,filament_g,spool,printer,project,rating,tags,failure_reason,notes
Shelf bracket,Success,2026-03-14 11:26,3:21:40,PLA,46.2,Galaxy Black,,,5,home;gift,,First try
`

/** The same of spools. */
export const SPOOL_TEMPLATE = `${BOM}name,brand,material,color_name,color_hex,nominal_weight_g,remaining_g,purchase_price,purchase_date,storage_location,notes
Galaxy Black,Prusament,PLA,Black,#1A1A1A,1000,640,24.99,2026-01-05,Shelf 2,
`
