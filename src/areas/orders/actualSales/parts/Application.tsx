import { placeText } from '@/entities/shared/place'
import type { Field } from '@/entities/field'
import { is } from '@/entities/field'
import { atsApplyState as applied } from '@/entities/orders/atsEnums'
import { type SaleDetail, actualSale } from '@/entities/orders/actualSale'
import { atsOwner } from '@/entities/orders/atsOwner'
import { type Transfer, ownerTransfer } from '@/entities/orders/transfer'
import { FilePreview } from '@/kit/form/FileBox'
import { Changes } from '@/kit/show/Changes'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { Blank } from '@/kit/show/Blank'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'

export const Files = ({ urls, label }: { urls: readonly string[]; label: string }) =>
  urls.length === 0 ? null : (
    <div className="sale-files">
      {urls.map((url, at) => (
        <FilePreview key={url} url={url} alt={`${label} ${at + 1}`} />
      ))}
    </div>
  )

/** Values of the present and the new owner side by side, with differences marked. */
export const OldAndNew = ({ row, wanted }: { row: SaleDetail; wanted: Transfer }) => {
  const t = useT()
  const lines: readonly (readonly [Field, unknown, unknown])[] = [
    [actualSale.customerName, wanted.oldOwnerName || row.customerName, wanted.customerName],
    [actualSale.phone, wanted.oldPhone || row.phone, wanted.phone],
    [atsOwner.ownerType, row.ownerType, wanted.ownerType],
    [atsOwner.idType, row.idType, wanted.idType],
    [atsOwner.idNo, row.idNo, wanted.idNo],
    [{ ...atsOwner.region, kind: 'text' }, placeText(row), placeText(wanted)],
    [atsOwner.address, row.address, wanted.address],
  ]
  const face = (field: Field, value: unknown) =>
    isBlank(value) ? <Blank /> : <Value field={field} value={value} full />
  return (
    <Changes
      label={t('ats.oldAndNew')}
      lines={lines.map(([field, before, after]) => ({
        name: t(field.label),
        before: face(field, before),
        after: face(field, after),
        changed: plain(before) !== plain(after),
      }))}
    />
  )
}

export const Application = ({ row }: { row: SaleDetail }) => {
  const t = useT()
  const { transfer: wanted, voidApply } = row
  const isTransfer = is(row.applyState, applied.transferShowroom, applied.transferHeadquarters, applied.transferPassed)
  if (isTransfer && wanted)
    return (
      <section aria-label={t('ats.transferApplied')} className="sale-applied">
        <h3 className="card-title">{t('ats.transferApplied')}</h3>
        <OldAndNew row={row} wanted={wanted} />
        <Facts
          row={wanted}
          fields={[
            ownerTransfer.applyNo,
            ownerTransfer.transferType,
            ownerTransfer.remark,
            ownerTransfer.createBy,
            ownerTransfer.createTime,
          ]}
        />
        <Files urls={wanted.images} label={t(ownerTransfer.images.label)} />
      </section>
    )
  if (is(row.applyState, applied.voidShowroom, applied.voidHeadquarters) && voidApply)
    return (
      <section aria-label={t('ats.voidApplied')} className="sale-applied">
        <h3 className="card-title">{t('ats.voidApplied')}</h3>
        <Facts
          row={voidApply}
          fields={[
            [{ ...ownerTransfer.remark, label: 'ats.voidReason' }, voidApply.remark || <Blank key="remark" />],
            ownerTransfer.createBy,
            ownerTransfer.createTime,
          ]}
        />
        <Files urls={voidApply.images} label={t('ats.voidFiles')} />
      </section>
    )
  return null
}
