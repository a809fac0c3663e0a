import { Tabs } from 'antd'
import type { Counted } from '@/api/reply'
import type { Code } from '@/entities/field'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'

/** A tab of a list: one state of its rows, or all of them. */
export interface StateTab {
  label: TextKey
  state?: Code
  /** Its count is red while there are any. */
  urgent?: boolean
}
const keyOf = ({ state }: StateTab) => (state === undefined ? '' : String(state))

/** The states that a list is worked off by, each with its count. Other choices of states are no tab. */
export const StateTabs = ({
  tabs,
  initial,
  answer,
}: {
  tabs: readonly StateTab[]
  /** The state that is shown where the address has none. */
  initial: string
  answer: Counted<unknown> | undefined
}) => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  const wordsOf = ({ label, state, urgent = false }: StateTab) => {
    const number = state === undefined ? undefined : answer?.summary[state]
    if (number === undefined) return t(label)
    return (
      <>
        {t(label)} {urgent && number > 0 ? <b className="urgent-count">{count(number)}</b> : count(number)}
      </>
    )
  }
  return (
    <Tabs
      className="status-tabs"
      activeKey={query.get('status') ?? initial}
      onChange={(key) => setQuery({ status: key === initial ? undefined : key, page: undefined })}
      items={tabs.map((tab) => ({ key: keyOf(tab), label: wordsOf(tab) }))}
    />
  )
}
