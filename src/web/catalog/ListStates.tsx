import type { JSX } from 'preact'
import { Pager } from '../components/Pager.tsx'
import { SectionTitle } from '../components/SectionTitle.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { State } from './State.tsx'

interface Row {
  readonly id: number
  readonly name: string
  readonly grams: number
}

const ROWS: readonly Row[] = Array.from({ length: 8 }, (_, index) => ({
  id: index,
  name: `Example ${index + 1}`,
  grams: 12.5 * (index + 1),
}))

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Weight', cell: ({ grams }) => `${grams} g`, isNumber: true },
  {
    title: 'Actions',
    isActions: true,
    cell: ({ name }) => (
      <button type="button">
        Edit<span class="visually-hidden"> {name}</span>
      </button>
    ),
  },
]

const PAGING = { currentPage: 2, pageSize: 25, totalCount: 60, totalPages: 3, hasPrevious: true, hasNext: true }

const keyOf = ({ id }: Row) => id

/** Tables, cards, empty lists and the pager. */
export function ListStates(): JSX.Element {
  return (
    <>
      <SectionTitle id="lists" title="Lists" />
      <div class="catalog">
        <State title="Table">
          <Table
            caption="Examples"
            columns={COLUMNS}
            rows={ROWS.slice(0, 3)}
            keyOf={keyOf}
            footer={['All', '75 g', '']}
          />
        </State>
        <State title="Table in too little space">
          <div class="catalog-narrow">
            <Table
              caption="Blocks"
              columns={COLUMNS}
              rows={ROWS.slice(0, 2)}
              keyOf={keyOf}
              footer={['All', '37.5 g', '']}
            />
          </div>
        </State>
        <State title="Table with more rows">
          <Table caption="Many examples" columns={COLUMNS} rows={ROWS} keyOf={keyOf} maxRows={3} />
        </State>
        <State title="Empty list">
          <p class="empty">
            No examples yet. <a href="/components">Add one</a>.
          </p>
        </State>
        <State title="Pager">
          <Pager paging={PAGING} noun="item" />
        </State>
        <div class="wide">
          <ul class="cards" aria-label="Cards">
            {ROWS.slice(0, 3).map(({ id, name, grams }) => (
              <li key={id} class="card">
                <h3>
                  <a href="/components">{name}</a>
                </h3>
                <p class="note">{grams} g</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
