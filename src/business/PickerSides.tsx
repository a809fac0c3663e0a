import './picker.css'
import { DeleteOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { type Page, totalIn } from '@/api/reply'
import { Failed } from '@/kit/data/load'
import { PageButtons } from '@/kit/list/Pager'
import { useT } from '@/locales'
import { useFormats } from '@/kit/show/format'

export const PICKER_PAGE = 10

interface SidesProps<Row> {
  load: { data?: Page<Row>; error?: Error; loading: boolean; first: boolean; retry: () => void }
  pageNo: number
  onPage: (pageNo: number) => void
  idOf: (row: Row) => string
  lineOf: (id: string, row: Row | undefined) => ReactNode
  nameOf: (row: Row) => string
  known: ReadonlyMap<string, Row>
  value: readonly string[]
  change: (ids: string[]) => void
  disabled?: boolean
  /** The maximum number is chosen. */
  full?: boolean
  head?: ReactNode
  texts: { found: string; chosen: string; none: string }
}

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
          <span className="quiet">{t('list.total', { total: count(totalIn(load.data)) })}</span>
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
        <PageButtons simple page={load.data} pageNo={pageNo} pageSize={PICKER_PAGE} setPageNo={onPage} />
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
