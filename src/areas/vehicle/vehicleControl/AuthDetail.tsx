import './vehicleControl.css'
import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { Empty, Progress } from 'antd'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { is, isYes } from '@/entities/field'
import {
  authStatus,
  authType,
  type BluetoothKey,
  bluetoothKey as key,
  type RemoteAuth,
  remoteAuth,
  type VehicleAuth,
  vehicleAuth as auth,
} from '@/entities/vehicle/vehicleAuth'
import { useLinkActions } from '@/kit/actions/links'
import { Loaded, type Queried, useLoad } from '@/kit/data/load'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { FieldTable } from '@/kit/show/FieldTable'
import { Words } from '@/kit/show/Blank'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { Period } from '@/kit/show/Period'
import { isBlank } from '@/lib/given'
import { numberIn } from '@/lib/counts'
import { maskTail } from '@/lib/masking'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Course, reached } from '../parts/Course'
import { CarLink } from './parts/CarLink'
import { endsSoon, isAccepted, passedOf, wasInForce } from './parts/authState'

const AuthCourse = ({ row }: { row: VehicleAuth }) => {
  const t = useT()
  const isRefused = is(row.status, authStatus.refused)
  const isEnded = is(row.status, authStatus.expired, authStatus.withdrawn)
  const ending = isBlank(row.cancelBy) ? '' : optionName(t, auth.cancelBy, row.cancelBy)
  const wasActive = wasInForce(row)
  const end = [ending, formatTime(row.cancelTime)].filter(Boolean).join(' ')
  return (
    <Course
      label="vehicleControl.auth"
      steps={[
        reached(t('vehicleControl.stepGiven'), true, formatTime(row.createTime)),
        isRefused
          ? reached(t('authStatus.refused'), true, formatTime(row.cancelTime), true)
          : reached(t('vehicleControl.stepAccepted'), isAccepted(row), formatTime(row.acceptTime)),
        reached(t('vehicleControl.stepInForce'), wasActive, wasActive && formatTime(row.startTime)),
        reached(t('vehicleControl.stepEnded'), isEnded, isEnded && end),
      ]}
    />
  )
}

const PeriodBar = ({ row }: { row: VehicleAuth }) => {
  const t = useT()
  const passed = passedOf(row)
  return (
    <div className="auth-period">
      <Period startTime={row.startTime} endTime={row.endTime} />
      {passed !== undefined && (
        <span className="auth-bar" role="img" aria-label={t('vehicleControl.passed', { percent: Math.round(passed) })}>
          <span style={{ insetInlineStart: `${passed}%` }} title={t('vehicleControl.today')} />
        </span>
      )}
    </div>
  )
}

const NotGranted = () => (
  <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={useT()('vehicleControl.notGranted')} />
)

const Allowed = ({ flag }: { flag: unknown }) => {
  const t = useT()
  return isYes(flag) ? (
    <CheckOutlined role="img" aria-label={t('kit.yes')} />
  ) : (
    <CloseOutlined className="quiet" role="img" aria-label={t('kit.no')} />
  )
}

const UsedToday = ({ used, limit }: { used: unknown; limit: unknown }) => {
  const { count } = useFormats()
  const [some, all] = [numberIn(used), numberIn(limit)]
  const words = `${count(some)} / ${count(all)}`
  return (
    <span className="auth-used">
      <span className="digits">{words}</span>
      {some !== null && all !== null && all > 0 && (
        <Progress
          percent={Math.min(100, (some / all) * 100)}
          size="small"
          showInfo={false}
          status={some >= all ? 'exception' : 'normal'}
          aria-label={words}
        />
      )}
    </span>
  )
}

const QUIET = { quiet: true } as const
type FieldsOf<Row extends object> = Parameters<typeof FieldTable<Row>>[0]['fields']
const FUNCTION_FIELDS: FieldsOf<RemoteAuth> = [
  remoteAuth.command,
  [remoteAuth.allowed, ({ allowed }) => <Allowed flag={allowed} />],
  remoteAuth.dailyLimit,
  [remoteAuth.usedToday, ({ usedToday, dailyLimit }) => <UsedToday used={usedToday} limit={dailyLimit} />],
  remoteAuth.useCount,
  remoteAuth.lastUseTime,
  remoteAuth.lastResult,
]
const KEY_FIELDS: FieldsOf<BluetoothKey> = [
  key.keyNo,
  key.status,
  key.keyType,
  key.phoneModel,
  [key.bluetoothMac, ({ bluetoothMac }) => <Words>{maskTail(plain(bluetoothMac))}</Words>],
  key.calibrateFlag,
  key.startTime,
  key.endTime,
  key.useCount,
  key.lastUseTime,
]

const Granted = <Row extends object>({ of, fields }: { of: Queried<Row[]>; fields: FieldsOf<Row> }) => {
  const load = useLoad(of)
  return (
    <Loaded load={load}>
      <FieldTable rows={load.data ?? []} fields={fields} />
    </Loaded>
  )
}

export default function AuthDetail() {
  const t = useT()
  const linkTo = useLinkActions()
  return (
    <RecordScreen
      load={vehicleControl.getAuth}
      missing={t('orders.missing')}
      title={(row) => row.authNo || row.id}
      status={auth.status}
      marks={(row) => endsSoon(row) && <Mark tone="warning">{t('vehicleControl.endsSoon')}</Mark>}
      actions={({ vin }) => [linkTo('vehicleControl.controlLog', '/carControl/caRcontrol-log', { vin })]}
      above={(row) => (
        <>
          <AuthCourse row={row} />
          <PeriodBar row={row} />
        </>
      )}
      facts={(row) => [
        {
          title: 'vehicleControl.car',
          facts: [[auth.vin, <CarLink key="vin" vin={row.vin} />], auth.plate, auth.seriesName],
        },
        {
          title: 'vehicleControl.people',
          facts: [auth.ownerName, auth.ownerPhone, auth.granteeName, auth.granteePhone, auth.relation],
        },
        {
          title: 'vehicleControl.auth',
          facts: [auth.authNo, auth.authType, auth.scopes, auth.useCount, auth.lastUseTime],
        },
      ]}
      tabs={(row) => [
        {
          key: 'remote',
          label: t('authType.remote'),
          children: is(row.authType, authType.bluetooth) ? (
            <NotGranted />
          ) : (
            <Granted of={vehicleControl.getRemoteAuth.query({ authId: row.id }, QUIET)} fields={FUNCTION_FIELDS} />
          ),
        },
        {
          key: 'bluetooth',
          label: t('authType.bluetooth'),
          children: is(row.authType, authType.remote) ? (
            <NotGranted />
          ) : (
            <Granted of={vehicleControl.getBluetoothAuth.query({ authId: row.id }, QUIET)} fields={KEY_FIELDS} />
          ),
        },
      ]}
    />
  )
}
