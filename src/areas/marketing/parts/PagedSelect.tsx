import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { type UIEvent, useState } from 'react'
import type { Page } from '@/api/reply'
import { CLEAR } from '@/kit/show/boxIcons'
import type { ControlProps } from '@/kit/form/controls'
import type { Choice } from '@/kit/form/RemoteSelect'
import { useKeyword } from '@/kit/form/search'
import { tagsOf } from '@/kit/form/tags'
import { optionsState, useReported } from '@/kit/data/load'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'

interface Question<Row> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Page<Row>>
}

interface PagedProps<Row, V> extends ControlProps<V> {
  /** Query for a page of rows that match the keyword. */
  ask: (keyword: string, pageNo: number) => Question<Row>
  choice: (row: Row) => Choice
  /** Labels of selected values that may be on no loaded page. */
  known?: readonly Choice[]
  multiple?: boolean
  max?: number
  label?: string
  placeholder?: string
  /** Receives the row of a single selection. */
  onPick?: (row: Row | undefined) => void
}

/** Distance in px from the end of the list at which the next page is loaded. */
const NEAR = 80

/**
 * Select over a long list of the server, searched by name and loaded page by page on scroll or by the button at the
 * end.
 */
export const PagedSelect = <Row, V extends string | string[] | undefined>({
  ask,
  choice,
  known = [],
  multiple = false,
  max,
  value,
  onChange,
  label,
  placeholder = label,
  onPick,
  ...rest
}: PagedProps<Row, V>) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  const { keyword, clear, searchOf } = useKeyword()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...ask(keyword, 1).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => ask(keyword, pageParam).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: (last: Page<Row>, all) =>
      last.records.length > 0 && all.reduce((sum, { records }) => sum + records.length, 0) < last.total
        ? all.length + 1
        : undefined,
    enabled: open,
  })
  useReported([error])
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map())
  const rows = (data?.pages ?? []).flatMap(({ records }) => records.map((row) => ({ row, ...choice(row) })))
  const choices = distinct(rows, (one) => one.value)
  const labelOf = (one: string) =>
    choices.find((row) => row.value === one)?.label ??
    known.find((row) => row.value === one)?.label ??
    seen.get(one) ??
    one
  const chosen = (Array.isArray(value) ? value : value ? [value] : []).map((one) => ({
    value: one,
    label: labelOf(one),
  }))
  const more = () => void (hasNextPage && !isFetching && fetchNextPage())
  return (
    <Select
      {...rest}
      {...(multiple ? ({ mode: 'multiple', maxCount: max } as const) : {})}
      labelInValue
      allowClear={CLEAR}
      {...searchOf(false)}
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen)
        if (!isOpen) clear()
      }}
      aria-label={label}
      placeholder={placeholder}
      {...tagsOf(chosen.length)}
      value={multiple ? chosen : (chosen[0] ?? null)}
      options={choices.map(({ value: one, label: text, disabled }) => ({ value: one, label: text, disabled }))}
      optionRender={(option) => choices.find((one) => one.value === option.value)?.content ?? option.label}
      {...optionsState({ loading: isFetching, error: error ?? undefined, retry: () => void refetch() })}
      onPopupScroll={({ currentTarget: list }: UIEvent<HTMLElement>) => {
        if (list.scrollTop + list.clientHeight > list.scrollHeight - NEAR) more()
      }}
      popupRender={(list) => (
        <>
          {list}
          {hasNextPage && (
            <Button
              type="text"
              block
              loading={isFetching}
              onMouseDown={(event) => event.preventDefault()}
              onClick={more}
            >
              {t('coupons.more')}
            </Button>
          )}
        </>
      )}
      onChange={(next) => {
        clear()
        const picked = (Array.isArray(next) ? next : next ? [next] : []).map((one) => String(one.value))
        setSeen(new Map([...seen, ...picked.map((one): [string, string] => [one, labelOf(one)])]))
        onPick?.(choices.find((one) => one.value === picked[0])?.row)
        // One value or several, depending on `multiple`.
        onChange?.((multiple ? picked : picked[0]) as V)
      }}
    />
  )
}
