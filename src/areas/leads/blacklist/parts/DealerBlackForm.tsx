import { Alert, Input } from 'antd'
import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import { DealerSelect } from '@/business/DealerSelect'
import { type DealerPhoneBlack, dealerPhoneBlack } from '@/entities/leads/dealerPhoneBlack'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { Evidence, Remark } from '@/areas/leads/parts/blackFields'
import type { Viewer } from '@/business/viewer'
import { dealerType } from '@/entities/shared/enums'

type Values = Pick<DealerPhoneBlack, 'dealerCode' | 'phone' | 'reason' | 'images' | 'remark'>

const LEVELS = [dealerType.dealer, dealerType.second]
const dealer = { ...dealerPhoneBlack.dealerName, key: 'dealerCode' } as const

/** Dealer of an entry: any for headquarters, one of its own for a group, fixed for a dealer. */
export const DealerField = ({
  Field,
  viewer: { hq, group, dealerCode, dealerName },
}: {
  Field: FormField<Pick<Values, 'dealerCode'>>
  viewer: Viewer
}) => {
  if (hq || group)
    return (
      <Field of={dealer}>
        <DealerSelect {...(group ? { group: dealerCode } : { dealerType: LEVELS })} />
      </Field>
    )
  return (
    <Field of={dealer} disabled>
      <Own name={dealerName} />
    </Field>
  )
}

const Own = ({ id, name }: { id?: string; name: string }) => <Input id={id} value={name} disabled />

export const DealerBlackForm = ({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) => {
  const t = useT()
  const own = !viewer.hq && !viewer.group
  return (
    <FormPanel<Values>
      open
      asWindow
      width={480}
      name="dealerPhoneBlack.new"
      title={t('blacklist.new')}
      initial={own ? { dealerCode: viewer.dealerCode, images: [] } : { images: [] }}
      save={({ dealerCode, phone, reason, images, remark }) =>
        cluePhoneBlack.createDealer({ dealerCode, phone, reason, images, remark: remark ?? '' })
      }
      saveText={t('leads.black')}
      done={t('leads.blacked')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="warning" showIcon title={t('blacklist.dealerEffect')} className="space-below" />
          <DealerField Field={Field} viewer={viewer} />
          <Field of={dealerPhoneBlack.phone} />
          <Field of={dealerPhoneBlack.reason} />
          <Evidence Field={Field} reason={dealerPhoneBlack.reason} />
          <Remark Field={Field} reason={dealerPhoneBlack.reason} />
        </>
      )}
    </FormPanel>
  )
}
