import { ClockCircleOutlined } from '@ant-design/icons'
import { Moment } from '@/kit/form/controls'
import { plain } from '@/kit/show/format'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { Labelled, TextBox } from '../boxes'
import { blockKind, type Change } from '../kind'

interface Countdown {
  endTime: string
  before: string
  after: string
}
const MAX = 20
const DAY = 86_400_000
const two = (part: number) => String(Math.floor(part)).padStart(2, '0')

const Face = ({ of: { endTime, before, after } }: { of: Countdown }) => {
  const t = useT()
  const left = (toMillis(endTime) ?? 0) - Date.now()
  if (left <= 0) return <p className="page-empty">{t(endTime ? 'pageBuilder.countdownOver' : 'pageBuilder.noEnd')}</p>
  const parts = [two(left / DAY), two((left / 3_600_000) % 24), two((left / 60_000) % 60), two((left / 1000) % 60)]
  return (
    <p className="page-countdown">
      <bdi>{before}</bdi>
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- fixed order of units
        <b key={at} className="digits">
          {part}
        </b>
      ))}
      <bdi>{after}</bdi>
    </p>
  )
}

const Fields = ({ of, change }: { of: Countdown; change: Change<Countdown> }) => {
  const t = useT()
  return (
    <>
      <Labelled label={t('pageBuilder.countdownEnd')} hint={t('pageBuilder.countdownHint')}>
        {(id) => <Moment id={id} value={of.endTime} onChange={(endTime) => change({ endTime: endTime ?? '' })} />}
      </Labelled>
      <TextBox label={t('pageBuilder.before')} value={of.before} max={MAX} onChange={(before) => change({ before })} />
      <TextBox label={t('pageBuilder.after')} value={of.after} max={MAX} onChange={(after) => change({ after })} />
    </>
  )
}

export const countdown = blockKind<Countdown>({
  type: 'countdown',
  icon: <ClockCircleOutlined />,
  fresh: () => ({ endTime: '', before: '', after: '' }),
  read: (props) => ({ endTime: plain(props.endTime), before: plain(props.before), after: plain(props.after) }),
  fault: ({ endTime, before, after }, t) => {
    const end = toMillis(endTime)
    if (end === undefined) return t('pageBuilder.noEnd')
    if (end <= Date.now()) return t('pageBuilder.countdownOver')
    return [before, after].some((text) => [...text].length > MAX) ? t('pageBuilder.longText', { max: MAX }) : undefined
  },
  over: ({ endTime }) => (toMillis(endTime) ?? Infinity) <= Date.now(),
  Face,
  Fields,
})
