import { Progress } from 'antd'
import { preInspection as sheet } from '@/entities/vehicle/preInspection'
import { Blank } from '@/kit/show/Blank'
import { named, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

/** Fuel or charge in % below which the bar is red. */
const LOW = 15

export const EnergyBar = ({ value, gauge = false }: { value: unknown; gauge?: boolean }) => {
  const t = useT()
  const { percent } = useFormats()
  const level = numberIn(value)
  if (level === null) return <Blank />
  const words = percent(level, 0)
  return (
    <span className={gauge ? 'energy-gauge' : 'energy-bar'}>
      {!gauge && <span className="digits">{words}</span>}
      <Progress
        type={gauge ? 'dashboard' : 'line'}
        size={gauge ? 72 : 'small'}
        percent={Math.min(Math.max(level, 0), 100)}
        status={level < LOW ? 'exception' : 'normal'}
        showInfo={gauge}
        format={() => words}
        aria-label={named(t(sheet.energyLevel.label), words)}
      />
    </span>
  )
}
