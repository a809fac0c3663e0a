import { Alert, Button } from 'antd'
import { useRef } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { is } from '@/entities/field'
import type { DriveCarDetail } from '@/entities/vehicle/driveCar'
import { type DriveCarApply, driveCarApply } from '@/entities/vehicle/driveCarApply'
import { driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { daysLeft } from '@/entities/vehicle/driveCarRules'
import type { FormApi } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { Mark, Value } from '@/kit/show/kinds'
import { isBlank } from '@/lib/given'
import { toMillis } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { nameOf, StatusChange, OpenDrives } from './carCells'
import { CarFacts } from './CarRecord'

const DAY = 86_400_000
/** Days after which a decision is overdue. */
const LATE_DAYS = 3
const OLD_DAYS = 730
const SHORT_USE_DAYS = 183
const MIN_OPINION = 5

/** Returns warnings about an application for the reviewer. */
const warningsOf = (t: Translate, { apply, registerDate, retiredAt, samePlateAt }: DriveCarDetail): string[] => {
  const [age, retires] = [-(daysLeft(registerDate) ?? 0), daysLeft(apply?.retireDate)]
  const isRetired = is(apply?.targetStatus, driveCarStatus.retired) && retires !== undefined
  return [
    plain(retiredAt) ? t('testDrive.warnRetired', { dealer: plain(retiredAt) }) : '',
    plain(samePlateAt) ? t('testDrive.warnPlate', { dealer: plain(samePlateAt) }) : '',
    age > OLD_DAYS ? t('testDrive.warnOld') : '',
    isRetired && !isBlank(registerDate) && age + retires < SHORT_USE_DAYS ? t('testDrive.warnShortUse') : '',
  ].filter(Boolean)
}

const Waiting = ({ apply }: { apply: DriveCarApply }) => {
  const t = useT()
  const sent = toMillis(apply.applyTime)
  const days = sent === undefined ? undefined : Math.floor((Date.now() - sent) / DAY)
  return (
    <Facts
      row={apply}
      fields={[
        driveCarApply.applyType,
        [driveCarApply.targetStatus, <StatusChange key="change" apply={apply} />],
        driveCarApply.retireDate,
        driveCarApply.reason,
        driveCarApply.applyBy,
        [
          driveCarApply.applyTime,
          <span key="time" className="marks">
            <Value field={driveCarApply.applyTime} value={apply.applyTime} full />
            {days !== undefined && (
              <Mark tone={days >= LATE_DAYS ? 'error' : 'default'}>
                {days >= LATE_DAYS ? t('testDrive.late', { days }) : t('testDrive.waited', { count: days })}
              </Mark>
            )}
          </span>,
        ],
      ]}
    />
  )
}

/**
 * Application of a car with the decision; rejecting requires a remark. `nextOf` is evaluated before the decision is
 * sent and its result passed on after success.
 */
export const Decision = ({
  row,
  nextOf,
  onClose,
}: {
  row: DriveCarDetail
  nextOf: (id: string) => string | undefined
  onClose: (next?: string) => void
}) => {
  const t = useT()
  const result = useRef<1 | 2>(1)
  const after = useRef<string>(undefined)
  const opinion = { ...driveCarApply.opinion, required: false }
  const decide = (api: FormApi<{ opinion?: string }>, to: 1 | 2) => {
    result.current = to
    api.submit()
  }
  return (
    <FormPanel<{ opinion?: string }>
      open
      keepsDraft
      width={880}
      name={`driveCarDecision.${row.id}`}
      title={`${t('testDrive.review')} · ${nameOf(row)}`}
      initial={{}}
      save={async ({ opinion: words }) => {
        const next = nextOf(row.id)
        await testDrive.approveCarStatus({ id: row.id, result: result.current, ...(words && { opinion: words }) })
        after.current = next
      }}
      done={t('testDrive.decided')}
      onClose={() => onClose(after.current)}
      foot={(api) => (
        <>
          <Button danger loading={api.busy} onClick={() => decide(api, 2)}>
            {t('testDrive.reject')}
          </Button>
          <Button type="primary" loading={api.busy} onClick={() => decide(api, 1)}>
            {t('testDrive.pass')}
          </Button>
        </>
      )}
      onEnter={(api) => decide(api, 1)}
    >
      {({ Field }) => (
        <>
          {warningsOf(t, row).map((words) => (
            <Alert key={words} type="warning" showIcon title={words} className="space-below" />
          ))}
          <OpenDrives row={row} />
          {row.apply && <Waiting apply={row.apply} />}
          <Field
            of={opinion}
            hint={t('testDrive.opinionHint')}
            check={(value) =>
              result.current === 2 && [...plain(value).trim()].length < MIN_OPINION
                ? t('testDrive.opinionNeeded')
                : undefined
            }
          />
          <h3 className="section-title">{t('testDrive.basics')}</h3>
          <CarFacts row={row} />
        </>
      )}
    </FormPanel>
  )
}
