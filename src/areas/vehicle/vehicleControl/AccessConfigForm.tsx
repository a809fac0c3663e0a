import './accessConfig.css'
import { useEffect, useState } from 'react'
import { useScreen } from '@/kit/page/screen'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useT } from '@/locales'
import { Providers } from './parts/Providers'
import { SeriesAccess } from './parts/SeriesAccess'
import type { Ticks } from './parts/ticks'

const NO_TICKS: Ticks = {}

export default function AccessConfigForm() {
  const t = useT()
  const { setDirty } = useScreen()
  const [ticks, setTicks] = useState(NO_TICKS)
  const isDirty = Object.keys(ticks).length > 0
  useEffect(() => setDirty(isDirty), [isDirty, setDirty])
  return (
    <ScreenTabs
      tabs={[
        {
          key: 'series',
          label: t('accessConfig.series'),
          children: <SeriesAccess ticks={ticks} setTicks={setTicks} />,
        },
        { key: 'providers', label: t('tspProvider.providerName'), children: <Providers /> },
      ]}
    />
  )
}
