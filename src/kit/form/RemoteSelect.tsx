import { Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { optionsState, useLoad } from '../data/load'
import { isPinyin, usePinyin } from '../data/usePinyin'
import type { ControlProps } from './controls'
import { useKeyword } from './search'
import { tagsOf } from './tags'
import { distinct } from '@/lib/distinct'
import { CLEAR } from '../show/boxIcons'
import { isBlank } from '@/lib/given'

export interface Choice {
  value: string
  label: string
  content?: ReactNode
  disabled?: boolean
}

export const tidyChoices = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ value }) => !isBlank(value)).map((one) => (isBlank(one.label) ? { ...one, label: one.value } : one))

interface RemoteProps extends Omit<ControlProps<string | string[] | undefined>, 'onChange'> {
  onChange?: (value: string | string[] | undefined, names: readonly string[]) => void
  ask: (keyword: string) => {
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<Choice[]>
  }
  known?: readonly Choice[]
  multiple?: boolean
  placeholder?: string
  label?: string
}

/**
 * Select with server search, 300 ms after the last key; the latest query wins. In Chinese, letters also match the
 * pinyin of the default results. A chosen value keeps its label, or is shown as it is if unknown.
 */
export const RemoteSelect = ({
  ask,
  known = [],
  multiple,
  value,
  onChange,
  placeholder,
  label,
  ...rest
}: RemoteProps) => {
  const [open, setOpen] = useState(false)
  const { keyword, clear, searchOf } = useKeyword()
  const { data, error, loading, stale, retry } = useLoad(ask(keyword), { enabled: open })
  const pinyin = usePinyin(isPinyin(keyword))
  const whole = useLoad(ask(''), { enabled: open && pinyin !== undefined && isPinyin(keyword) })
  const byPinyin =
    pinyin && isPinyin(keyword) ? (whole.data ?? []).filter((choice) => pinyin(choice.label, keyword)) : []
  const found = distinct(tidyChoices([...(data ?? []), ...byPinyin]), (one) => one.value)
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map())
  const labelOf = (one: string) =>
    found.find((choice) => choice.value === one)?.label ??
    known.find((choice) => choice.value === one)?.label ??
    seen.get(one) ??
    one
  const chosen = (Array.isArray(value) ? value : value ? [value] : []).map((one) => ({
    value: one,
    label: labelOf(one),
  }))
  return (
    <Select
      {...rest}
      mode={multiple ? 'multiple' : undefined}
      labelInValue
      allowClear={CLEAR}
      {...searchOf(stale)}
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen)
        if (!isOpen) clear()
      }}
      aria-label={label}
      placeholder={placeholder}
      {...tagsOf(chosen.length)}
      value={multiple ? chosen : (chosen[0] ?? null)}
      options={found.map(({ value: one, label: text, disabled }) => ({ value: one, label: text, disabled }))}
      optionRender={(option) => found.find((choice) => choice.value === option.value)?.content ?? option.label}
      {...optionsState({ loading, error, retry })}
      onChange={(next) => {
        clear()
        const list = (Array.isArray(next) ? next : next ? [next] : []).flatMap((one) => (one ? [one] : []))
        const names = list.map((one) => (typeof one.label === 'string' ? one.label : labelOf(String(one.value))))
        setSeen(new Map([...seen, ...list.map((one, at): [string, string] => [String(one.value), names[at] ?? ''])]))
        onChange?.(multiple ? list.map((one) => String(one.value)) : list[0] && String(list[0].value), names)
      }}
    />
  )
}
