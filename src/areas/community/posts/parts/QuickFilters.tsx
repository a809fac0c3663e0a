import { Button, Space } from 'antd'
import { dynamic } from '@/entities/community/dynamic'
import { dynamicType } from '@/entities/community/shared'
import { useScreen } from '@/kit/page/screen'
import { type TextKey, useT } from '@/locales'

interface Quick {
  key: string
  value: string
  label: TextKey
}
const QUICK: readonly Quick[] = [
  ...(dynamic.flags.of?.options ?? []).map(({ value, label }) => ({
    key: dynamic.flags.key,
    value: String(value),
    label,
  })),
  { key: dynamic.reportCount.key, value: '1~', label: 'posts.reported' },
  { key: dynamic.dynamicType.key, value: String(dynamicType.video), label: 'dynamicType.video' },
]

/** What one press asks for: the posts with a mark, those that were reported, those with a video. */
export const QuickFilters = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  return (
    <Space wrap size={4} role="group" aria-label={t('posts.quick')}>
      {QUICK.map(({ key, value, label }) => {
        const on = query.get(key) === value
        return (
          <Button
            key={key + value}
            size="small"
            aria-pressed={on}
            type={on ? 'primary' : 'default'}
            ghost={on}
            onClick={() => setQuery({ [key]: on ? undefined : value, page: undefined })}
          >
            {t(label)}
          </Button>
        )
      })}
    </Space>
  )
}
