import './picker.css'
import { DeleteOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Pagination, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import type { Page } from '@/api/reply'
import { Failed } from '@/kit/data/load'
import { useT } from '@/locales'
import { useFormats } from '@/kit/show/format'

/** How many are found on a page of a picker. */
export const PICKER_PAGE = 10

interface SidesProps<Row> {
  load: { data?: Page<Row>; error?: Error; loading: boolean; first: boolean; retry: () => void }
  pageNo: number
  onPage: (pageNo: number) => void
  idOf: (row: Row) => string
  /** What a record looks like in its line; of a chosen one that nobody knows there is only its id. */
  lineOf: (id: string, row: Row | undefined) => ReactNode
  nameOf: (row: Row) => string
  known: ReadonlyMap<string, Row>
  value: readonly string[]
  change: (ids: string[]) => void
  disabled?: boolean
  /** No more may be chosen. */
  full?: boolean
  /** What stands over those found, where that is not just their name. */
  head?: ReactNode
  texts: { found: string; chosen: string; none: string }
}

/** The two sides of a picker of several records: on the left a page of those found, to be ticked; on the right those chosen with their count, to be taken off. */
export const PickerSides = <Row,>({
  load,
  pageNo,
  onPage,
  idOf,
  lineOf,
  nameOf,
  known,
  value,
  change,
  disabled,
  full,
  head,
  texts,
}: SidesProps<Row>) => {
  const t = useT()
  const { count } = useFormats()
  const rows = load.data?.records ?? []
  const without = (id: string) => value.filter((one) => one !== id)
  return (
    <div className="picker-sides">
      <section aria-label={texts.found}>
        <Flex justify="space-between" className="picker-head">
          {head ?? <strong>{texts.found}</strong>}
          <span className="quiet">{t('list.total', { total: count(load.data?.total) })}</span>
        </Flex>
        {load.error && !load.data ? (
          <Failed compact error={load.error} retry={load.retry} />
        ) : load.first ? (
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        ) : (
          <ul aria-busy={load.loading}>
            {rows.map((row) => {
              const id = idOf(row)
              const chosen = value.includes(id)
              return (
                <li key={id}>
                  <Checkbox
                    disabled={disabled || (full && !chosen)}
                    checked={chosen}
                    onChange={({ target }) => change(target.checked ? [...value, id] : without(id))}
                  >
                    {lineOf(id, row)}
                  </Checkbox>
                </li>
              )
            })}
            {rows.length === 0 && <li className="quiet">{t('list.emptyFiltered')}</li>}
          </ul>
        )}
        <Pagination
          size="small"
          align="end"
          simple={{ readOnly: true }}
          current={pageNo}
          pageSize={PICKER_PAGE}
          total={load.data?.total ?? 0}
          showSizeChanger={false}
          hideOnSinglePage
          onChange={onPage}
        />
      </section>
      <section aria-label={texts.chosen}>
        <Flex justify="space-between" className="picker-head">
          <strong aria-live="polite">{texts.chosen}</strong>
          <Button type="link" size="small" disabled={disabled || value.length === 0} onClick={() => change([])}>
            {t('picker.clear')}
          </Button>
        </Flex>
        <ul>
          {value.map((id) => {
            const row = known.get(id)
            return (
              <li key={id}>
                {lineOf(id, row)}
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined />}
                  disabled={disabled}
                  aria-label={t('picker.remove', { name: (row && nameOf(row)) ?? id })}
                  onClick={() => change(without(id))}
                />
              </li>
            )
          })}
          {value.length === 0 && <li className="quiet">{texts.none}</li>}
        </ul>
      </section>
    </div>
  )
}
