import './accessConfig.css'
import { useEffect, useState } from 'react'
import { useOpened } from '@/kit/page/opened'
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
  const { mode } = useOpened()
  const [ticks, setTicks] = useState(NO_TICKS)
  const isDirty = Object.keys(ticks).length > 0
  // An open form reports its own changes, and resets them when it closes.
  useEffect(() => {
    if (mode === '') setDirty(isDirty)
  }, [mode, isDirty, setDirty])
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
