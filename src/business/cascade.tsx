import { Cascader } from 'antd'
import { useMemo, useState } from 'react'
import type { Field } from '@/entities/field'
import type { ControlProps } from '@/kit/form/controls'
import { derived, optionsState, useLoads } from '@/kit/data/load'
import { type Filter, sent } from '@/kit/list/filters'
import { DASH } from '@/kit/show/format'
import { CLEAR } from '@/kit/show/boxIcons'
import { distinct } from '@/lib/distinct'
import { isBlank } from '@/lib/given'

interface Asked<Row> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Row[]>
}

/** Request for the choices of a level, given the value of the level above. */
export type Level = (parent: string) => Asked<{ value: string; label: string }>

export const levelOf =
  <Row,>(ask: (parent: string) => Asked<Row>, choice: (row: Row) => { value: string; label: string }): Level =>
  (parent) =>
    derived(ask(parent), 'choices', (rows) =>
      distinct(rows.map(choice), ({ value }) => value).map(({ value, label }) => ({
        value,
        label: isBlank(label) ? DASH : label,
      })),
    )

interface Option {
  value: string
  label: string
  isLeaf: boolean
  loading: boolean
  children?: Option[]
}

const SEPARATOR = ','
const split = (text: string) => text.split(SEPARATOR).filter(Boolean)

/**
 * Loads the options of a cascade level by level: the first when `on`, those on the path of the value, and those
 * opened.
 */
const useOptions = (levels: readonly Level[], value: readonly string[], on: boolean) => {
  const [opened, setOpened] = useState<readonly string[]>([])
  const chosen = value.length
    ? value.slice(0, levels.length).map((_, depth) => value.slice(0, depth).join(SEPARATOR))
    : []
  const paths = [...new Set([...(on ? [''] : []), ...chosen, ...opened])]
  const answers = useLoads(
    paths.map((path) => {
      const codes = path ? path.split(SEPARATOR) : []
      const asked = levels[codes.length]?.(codes.at(-1) ?? '')
      return {
        queryKey: asked?.queryKey ?? ['nothing'],
        queryFn: async (context: { signal: AbortSignal }) => (await asked?.queryFn(context)) ?? [],
      }
    }),
  )
  const answerOf = (path: string) => answers[paths.indexOf(path)]
  const below = (codes: readonly string[]): Option[] | undefined =>
    answerOf(codes.join(SEPARATOR))?.data?.map((choice) => {
      const inner = [...codes, choice.value]
      const isLeaf = inner.length >= levels.length
      return {
        ...choice,
        isLeaf,
        loading: !isLeaf && !!answerOf(inner.join(SEPARATOR))?.isFetching,
        children: isLeaf ? undefined : below(inner),
      }
    })
  const open = (codes: readonly string[]) => {
    const path = codes.join(SEPARATOR)
    // Opening a level again is the only way to retry it.
    if (answerOf(path)?.isError) void answerOf(path)?.refetch()
    else if (!paths.includes(path)) setOpened([...opened, path])
  }
  return { options: below([]), root: answerOf(''), open }
}

/** Returns the labels of a cascade's values, top first; the code itself until its label is loaded. */
export const useLabels = (levels: readonly Level[], value: readonly string[]): string[] => {
  const { options } = useOptions(levels, value, false)
  const find = (codes: readonly string[], among: readonly Option[] | undefined): string[] => {
    const [code, ...rest] = codes
    if (code === undefined) return []
    const option = among?.find((one) => one.value === code)
    return [option?.label ?? code, ...find(rest, option?.children)]
  }
  return find(value, options)
}

/**
 * Cascader that loads its levels on demand. The value is the codes from the top; with `anyLevel` a choice may end on
 * any level.
 */
export const LazyCascader = ({
  levels,
  value = [],
  onChange,
  anyLevel = false,
  names = [],
  label,
  placeholder,
  ...rest
}: Omit<ControlProps<string[]>, 'onChange'> & {
  levels: readonly Level[]
  onChange?: (codes: string[], names: string[]) => void
  anyLevel?: boolean
  /** Names of the selected codes, shown for codes that no level contains. */
  names?: readonly string[]
  label?: string
  placeholder?: string
}) => {
  const [shown, setShown] = useState(false)
  const { options, root, open } = useOptions(levels, value, shown)
  // The array must keep its identity: with a new one antd jumps back from the opened path to the chosen one.
  const text = value.join(SEPARATOR)
  const chosen = useMemo(() => (text ? split(text) : undefined), [text])
  const labels = useLabels(levels, value).map((name, at) => (name === value[at] && names[at]) || name)
  return (
    <Cascader<Option>
      {...rest}
      value={chosen}
      options={options}
      onOpenChange={setShown}
      loadData={(path) => open(path.map((option) => option.value))}
      displayRender={() => labels.join(' / ')}
      changeOnSelect={anyLevel}
      onChange={(codes, path) =>
        onChange?.(
          (codes ?? []).map(String),
          (path ?? []).map((option) => option.label),
        )
      }
      allowClear={CLEAR}
      aria-label={label}
      placeholder={placeholder}
      className="full-width"
      {...optionsState({
        loading: root?.isFetching,
        error: root?.error ?? undefined,
        retry: () => void root?.refetch(),
      })}
    />
  )
}

const Words = ({ levels, text }: { levels: readonly Level[]; text: string }) =>
  useLabels(levels, split(text)).join(' / ')

/**
 * Filters by a cascade; a choice may end on any level. The address holds the codes from the top, the request one
 * under each of the `keys`.
 */
export const cascadeFilter = <Sent extends string, K extends string>(
  { key, label }: Pick<Field<K>, 'key' | 'label'>,
  levels: readonly Level[],
  keys: readonly Sent[],
): Filter<Sent, K> => ({
  key,
  label,
  instant: true,
  toQuery: (text) => sent(Object.fromEntries(split(text).flatMap((code, at) => (keys[at] ? [[keys[at], code]] : [])))),
  describe: (text) => <Words levels={levels} text={text} />,
  control: ({ value, onChange, label: name }) => (
    <LazyCascader
      levels={levels}
      anyLevel
      value={split(value)}
      onChange={(codes) => onChange(codes.join(SEPARATOR))}
      label={name}
      placeholder={name}
    />
  ),
})
