import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useEffect, useId, useState } from 'react'
import { normaliseInput } from '@/lib/normaliseInput'
import { useT } from '@/locales'
import { useStored } from '../data/useStored'
import { useKept } from '../page/kept'
import { FilterChips } from './FilterChips'
import type { Filter } from './filters'
import { SavedViews } from './SavedViews'
import { useListName } from './state'
import { textWidth } from '../show/width'

const SHOWN = 4
const AROUND = 50
const NARROWEST = 120
const WIDEST = 240
const COLUMN = 185
const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined)

/**
 * Filters of a list: texts are sent on Enter or by the button, choices at once. Filters beyond the fourth are
 * collapsed, a state that is stored per list.
 */
export const FilterBar = ({
  filters,
  texts,
  search,
  reset,
}: {
  filters: readonly Filter[]
  texts: Record<string, string>
  search: (texts: Record<string, string>) => void
  reset: () => void
}) => {
  const t = useT()
  const name = useListName()
  // A changed address replaces the input; returning to an unchanged one keeps it.
  const asked = JSON.stringify(texts)
  const [held, hold] = useKept(`typed ${name}`, { asked, typed: texts })
  const typed = held.asked === asked ? held.typed : texts
  useEffect(() => {
    if (held.asked !== asked) hold({ asked, typed: texts })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only when the address changes
  }, [asked])
  const [open = false, setOpen] = useStored(`fold:${name}`, flag)
  const wide = filters.filter((filter) => filter.wide && !filter.elsewhere)
  const narrow = filters.filter((filter) => !filter.wide && !filter.elsewhere)
  /**
   * True after a search was rejected: errors are then shown while typing. Before, only errors of values from the
   * address are shown.
   */
  const [telling, setTelling] = useState(false)
  const id = useId()
  const faultOf = ({ key, validate: fault }: Filter, all = typed) => fault?.(normaliseInput(all[key] ?? ''), all)
  const shown = open || narrow.slice(SHOWN).some((filter) => faultOf(filter, texts)) ? narrow : narrow.slice(0, SHOWN)
  const ask = (next: Record<string, string>) => {
    const wrong = filters.some((filter) => faultOf(filter, next))
    setTelling(wrong)
    if (narrow.slice(SHOWN).some((filter) => faultOf(filter, next))) setOpen(() => true)
    if (!wrong) search(next)
  }
  const roomOf = ({ label }: Filter) => Math.min(WIDEST, Math.max(NARROWEST, textWidth(t(label)) + AROUND))
  const control = (filter: Filter) => {
    const fault = telling || typed[filter.key] === texts[filter.key] ? faultOf(filter) : undefined
    const describedBy = fault && `${id}-${filter.key}`
    const face = filter.control({
      value: typed[filter.key] ?? '',
      label: t(filter.label),
      texts: typed,
      describedBy,
      search: () => ask(typed),
      onChange: (text) => {
        const next = {
          ...typed,
          ...Object.fromEntries((filter.clears ?? []).map((key) => [key, ''])),
          [filter.key]: text,
        }
        hold({ asked, typed: next })
        if (filter.instant || (text === '' && texts[filter.key])) ask(next)
      },
    })
    return (
      <>
        {face}
        {fault && (
          <div id={describedBy} role="alert" className="filter-fault">
            {t(fault)}
          </div>
        )}
      </>
    )
  }
  const chips = <FilterChips filters={filters} texts={texts} search={search} />
  return (
    <section className="filters" aria-label={t('list.filters')} role="search">
      {wide.length > 0 && (
        <div className="filter-head">
          {wide.map((filter) => (
            <div key={filter.key} className="filter-wide">
              {control(filter)}
            </div>
          ))}
          {chips}
        </div>
      )}
      <div className="filter-grid" data-open={shown.length > SHOWN} data-folds={narrow.length > SHOWN}>
        {shown.map((filter) => (
          <div
            key={filter.key}
            className="filter-cell"
            data-long={roomOf(filter) > COLUMN}
            style={{ flexBasis: roomOf(filter) }}
          >
            {control(filter)}
          </div>
        ))}
        <Space wrap size={[6, 8]} className="filter-buttons">
          <Button type="primary" icon={<SearchOutlined />} onClick={() => ask(typed)}>
            {t('list.search')}
          </Button>
          <Button
            onClick={() => {
              setTelling(false)
              // Also discards input that was not searched for.
              hold({ asked, typed: texts })
              reset()
            }}
          >
            {t('list.reset')}
          </Button>
          <SavedViews texts={texts} apply={search} />
          {narrow.length > SHOWN && (
            <Button
              type="link"
              aria-expanded={open}
              icon={open ? <UpOutlined /> : <DownOutlined />}
              iconPlacement="end"
              onClick={() => {
                setOpen(() => !open)
              }}
            >
              {t(open ? 'list.collapse' : 'list.expand')}
            </Button>
          )}
        </Space>
      </div>
      {wide.length === 0 && chips}
    </section>
  )
}
