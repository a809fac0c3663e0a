import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { type TextKey, useT } from '@/locales'
import { useScreen } from './screen'

interface View {
  value: string
  label: TextKey
  icon?: ReactNode
}

export const ViewSwitch = ({
  views,
  name = 'view',
  label = 'list.view',
}: {
  views: readonly View[]
  name?: string
  label?: TextKey
}) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const view = views.find(({ value }) => value === query.get(name)) ?? views[0]
  return (
    <Segmented
      aria-label={t(label)}
      value={view?.value}
      onChange={(to) => setQuery({ [name]: to || undefined, page: undefined })}
      options={views.map((one) => ({ ...one, label: t(one.label) }))}
    />
  )
}
