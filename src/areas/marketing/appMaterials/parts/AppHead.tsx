import { Tabs } from 'antd'
import { allOf, type Counted } from '@/api/reply'
import { uploadType } from '@/entities/leads/enums'
import { pushFlag } from '@/entities/marketing/material'
import { useList } from '@/kit/list/place'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

const KEY = 'pushFlag'
export const PUSHED_FIRST = { [KEY]: String(pushFlag.pushed) } as const
const ORDER = [pushFlag.pushed, pushFlag.changed, pushFlag.no]
const OPTIONS = ORDER.flatMap((code) => pushFlag.options.filter(({ value }) => value === code))

export const PushTabs = ({ answer }: { answer: Counted<unknown> | undefined }) => {
  const t = useT()
  const { count } = useFormats()
  const { setQuery } = useScreen()
  const chosen = useList().state?.texts[KEY] ?? ''
  const words = (name: string, of: number | null | undefined) => (answer ? `${name} ${count(of)}` : name)
  return (
    <Tabs
      className="status-tabs"
      activeKey={OPTIONS.some(({ value }) => String(value) === chosen) ? chosen : ''}
      onChange={(key) => setQuery({ [KEY]: key, page: undefined })}
      items={[
        { key: '', label: words(t('list.all'), answer && allOf(answer, ORDER, chosen !== '')) },
        ...OPTIONS.map(({ value, label }) => ({
          key: String(value),
          label: words(t(label), answer?.summary[value]),
        })),
      ]}
    />
  )
}

const SOURCES = [
  { value: '', label: 'list.all' } as const,
  ...uploadType.options.map(({ value, label }) => ({ value: String(value), label })),
]
export const SourceSwitch = () => <ViewSwitch views={SOURCES} name="uploadType" label="appMaterials.source" />
