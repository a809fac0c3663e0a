import './growthPlanet.css'
import { Skeleton } from 'antd'
import { useState } from 'react'
import * as growthPlanet from '@/api/members/growthPlanet'
import { Failed, useFresh, useLoad } from '@/kit/data/load'
import { ALL } from './parts/planetMath'
import { SettingForm } from './parts/SettingForm'

const QUIET = { quiet: true } as const

/** The rules of the whole game. */
export default function PlanetSetting() {
  const [turn, setTurn] = useState(0)
  const config = useFresh(growthPlanet.getStarConfig.query(undefined, QUIET))
  const levels = useLoad(growthPlanet.listLevels.query(ALL))
  const events = useLoad(growthPlanet.listEvents.query(ALL))
  if (config.data)
    return (
      <SettingForm
        key={turn}
        saved={config.data}
        levels={levels.data?.records}
        events={events.data?.records}
        reload={() => setTurn(turn + 1)}
      />
    )
  return (
    <section className="card">
      {config.error ? (
        <Failed error={config.error} retry={config.retry} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </section>
  )
}
