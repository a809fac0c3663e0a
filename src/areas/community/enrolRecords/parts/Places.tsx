import { Progress } from 'antd'
import { type Enroll, enroll } from '@/entities/community/enroll'
import { DASH, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

type Counts = Pick<Enroll, 'quota' | 'passCount'>

/** Returns the number of places left. Null if places are unlimited, undefined if the server sent no numbers. */
export const placesLeft = ({ quota, passCount }: Counts): number | null | undefined => {
  const [places, passed] = [numberIn(quota), numberIn(passCount)]
  if (places === 0) return null
  return places === null || passed === null ? undefined : Math.max(0, places - passed)
}

export const Places = ({ of: row }: { of: Counts }) => {
  const t = useT()
  const { count } = useFormats()
  const [places, passed] = [numberIn(row.quota), numberIn(row.passCount)]
  const words = `${count(passed)} / ${places === 0 ? t('enrolRecords.unlimited') : places === null ? DASH : count(places)}`
  return (
    <div className="enrol-places">
      <span className="quiet">{t(enroll.passCount.label)}</span>
      <span className="digits">{words}</span>
      {places !== null && places > 0 && passed !== null && (
        <Progress
          percent={Math.min(100, Math.round((passed / places) * 100))}
          size="small"
          showInfo={false}
          aria-label={`${t(enroll.passCount.label)} ${words}`}
        />
      )}
    </div>
  )
}
