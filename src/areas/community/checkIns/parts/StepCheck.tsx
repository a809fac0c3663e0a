import { Form } from 'antd'
import { rewardMode, signActivity } from '@/entities/community/signActivity'
import { f, is } from '@/entities/field'
import { Facts } from '@/kit/show/Facts'
import { useFormats } from '@/kit/show/format'
import { numberIn, sumOf } from '@/lib/counts'
import { useT } from '@/locales'
import { ladderText } from './LadderBox'
import { mostPoints, sessionsOf, type SignValues } from './signForm'

const EXPECTED = { ...f.integer(), key: 'expected', label: 'attendance.expectCount' } as const
const BILL = { ...f.points(), key: 'bill', label: 'checkIns.bill' } as const

/** Step 4: summary with the maximum cost in points. */
export const StepCheck = () => {
  const t = useT()
  const { count } = useFormats()
  const values: SignValues = Form.useWatch((all: SignValues) => all, { preserve: true }) ?? {}
  const sessions = sessionsOf(values, t('signMode.daily'))
  const bill = mostPoints(values, sessions)
  const { ladder = [] } = values
  return (
    <Facts
      row={values}
      fields={[
        signActivity.title,
        signActivity.signMode,
        signActivity.joinScope,
        signActivity.startTime,
        signActivity.endTime,
        [signActivity.sessionCount, count(sessions.length)],
        [EXPECTED, count(sumOf(sessions.map(({ expectCount }) => numberIn(expectCount))))],
        signActivity.rewardMode,
        ...(is(values.rewardMode, rewardMode.each) ? [signActivity.points] : []),
        [
          signActivity.ladder,
          is(values.rewardMode, rewardMode.ladder)
            ? ladderText({ ladder, ladderType: values.ladderType ?? 2 }, t, count)
            : '',
        ],
        [BILL, bill === null ? t('checkIns.noBill') : count(bill)],
      ]}
    />
  )
}
