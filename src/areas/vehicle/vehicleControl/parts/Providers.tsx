import { notify } from '@/api/notices'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { accessStatus, providerStatus, type TspProvider, tspProvider as fields } from '@/entities/vehicle/accessConfig'
import type { Action } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ACCESS, useAccessChange } from './accessSaves'
import { LastDay } from './Measured'
import { ProviderForm } from './ProviderForm'

const CAN = 'vehicleControl.updateAccessConfig'
const SOON_DAYS = 30
const LIST = { query: () => ACCESS }
const nameOf = (row: TspProvider) => plain(row.providerName) || row.id

const COLUMNS: ColumnOf<TspProvider>[] = [
  { field: fields.providerName, width: 160, below: fields.providerCode },
  fields.status,
  fields.protocol,
  { field: fields.baseUrl, width: 260 },
  {
    field: fields.certEndDate,
    width: 130,
    cell: ({ certEndDate }) => (
      <LastDay field={fields.certEndDate} value={certEndDate} soonDays={SOON_DAYS} past="bad" />
    ),
  },
  fields.timeoutSec,
  fields.retryTimes,
  { field: fields.contactName, below: fields.contactPhone },
  fields.updateTime,
]

export const Providers = () => {
  const t = useT()
  const { hq } = useViewer()
  const may = useMay()
  const { mode, id, open, close } = useOpened()
  const { data } = useLoad(ACCESS, { recent: true })
  const writes = hq && may(CAN)
  const { providers = [], series = [] } = data ?? {}
  const change = useAccessChange('provider', providers)
  const set = (row: TspProvider, status: TspProvider['status']) => () => change(row.id, () => ({ status }))
  const actionsOf = (row: TspProvider): Action[] => {
    const name = nameOf(row)
    const count = series.filter((one) => one.providerCode === row.id && !is(one.status, accessStatus.none)).length
    const isOn = is(row.status, providerStatus.on)
    return [
      { label: 'kit.edit', can: CAN, hide: !writes, run: () => open('edit', row.id) },
      {
        label: 'kit.enable',
        can: CAN,
        next: true,
        hide: !writes || isOn,
        run: set(row, providerStatus.on),
        done: t('accessConfig.saved'),
      },
      {
        label: 'kit.disable',
        can: CAN,
        danger: true,
        hide: !writes || !isOn,
        // Skips the confirmation of an action that the server would reject.
        ...(count
          ? { run: () => notify('error', t('accessConfig.inUse', { count })) }
          : {
              ask: { title: t('accessConfig.disableAsk', { name }) },
              run: set(row, providerStatus.off),
              done: t('accessConfig.saved'),
            }),
      },
    ]
  }
  const edited = providers.find((row) => row.id === id)
  return (
    <>
      <ListScreen
        load={LIST}
        rowKey={fields.providerCode}
        nameOf={nameOf}
        columns={COLUMNS}
        emptyText={t('accessConfig.noProviders')}
        create={{ label: 'accessConfig.newProvider', can: CAN, hide: !hq, run: () => open('new') }}
        actions={actionsOf}
      />
      {writes && data && (mode === 'new' || (mode === 'edit' && edited)) && (
        <ProviderForm
          key={edited?.id ?? 'new'}
          row={mode === 'edit' ? edited : undefined}
          taken={providers.map((row) => row.id)}
          onClose={close}
        />
      )}
    </>
  )
}
