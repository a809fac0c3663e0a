import { findById } from '@/api/findById'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { is } from '@/entities/field'
import { authStatus } from '@/entities/vehicle/vehicleAuth'
import { carBindStatus, type VehicleBind, vehicleBind as bind } from '@/entities/vehicle/vehicleBind'
import type { Action } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { FieldTable } from '@/kit/show/FieldTable'
import { useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { CarLink } from './CarLink'
import { Evidence } from './carFields'
import { BindState, UNBIND } from './unbinding'
import { UnbindWizard } from './UnbindWizard'

const MAX_EARLIER = 20

const Earlier = ({ of: { id, vin } }: { of: VehicleBind }) => {
  const t = useT()
  const load = useLoad(
    vehicleControl.listUnbinds.query({ vin, scope: 'all', pageNo: 1, pageSize: MAX_EARLIER }, { quiet: true }),
  )
  const others = (load.data?.records ?? []).filter((row) => row.vin === vin && row.id !== id)
  return (
    <Loaded load={load}>
      {others.length ? (
        <FieldTable
          rows={others}
          fields={[bind.userName, bind.bindTime, bind.status, bind.applyType, bind.updateTime, bind.updateBy]}
        />
      ) : (
        <p className="quiet">{t('vehicleControl.noEarlier')}</p>
      )}
    </Loaded>
  )
}

export const UnbindPanel = ({ actions }: { actions: (row: VehicleBind) => Action[] }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <RecordPanel
      load={(id) => findById(vehicleControl.listUnbinds, { id })}
      title={(row) => row.vin}
      status={bind.status}
      marks={({ status }) => is(status, carBindStatus.unbinding) && <BindState status={status} />}
      actions={actions}
      form={(row, mode, close) =>
        mode === UNBIND && is(row.status, carBindStatus.bound) ? <UnbindWizard row={row} onClose={close} /> : undefined
      }
      facts={(row) => [
        { title: 'vehicleControl.owner', facts: [bind.userName, bind.phone, bind.userId] },
        {
          title: 'vehicleControl.binding',
          facts: [
            [bind.vin, <CarLink key="vin" vin={row.vin} />],
            bind.plate,
            bind.seriesName,
            bind.certType,
            bind.bindTime,
            bind.dealerName,
            [
              bind.authCount,
              isBlank(row.authCount) ? undefined : (
                <PermittedLink
                  key="auths"
                  digits
                  text={count(row.authCount)}
                  path="/carControl/AuthoGement"
                  query={{ vin: row.vin, status: String(authStatus.inForce) }}
                />
              ),
            ],
          ],
        },
        {
          title: 'vehicleControl.request',
          facts: [
            ...[bind.applyType, bind.applyTime, bind.reason, bind.remark],
            ...[bind.updateBy, bind.updateTime, bind.tspResult, bind.tspTime],
          ],
        },
      ]}
    >
      {(row) => (
        <>
          <h3 className="section-title">{t(bind.certImages.label)}</h3>
          <Evidence label={t(bind.certImages.label)} urls={row.certImages} />
          <h3 className="section-title">{t(bind.images.label)}</h3>
          <Evidence label={t(bind.images.label)} urls={row.images} />
          <h3 className="section-title">{t('vehicleControl.earlier')}</h3>
          <Earlier of={row} />
        </>
      )}
    </RecordPanel>
  )
}
