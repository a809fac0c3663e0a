import * as approvals from '@/api/system/approvals'
import * as files from '@/api/system/files'
import { f } from '@/entities/field'
import type { ActualSale } from '@/entities/orders/actualSale'
import { FilesBox } from '@/kit/form/FilesBox'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'

const MAX_FILES = 5
const REMARK = {
  ...f.longtext({ required: true, min: 5, max: 200 }),
  key: 'remark',
  label: 'ats.voidReason',
} as const
const IMAGES = { ...f.images({ required: true, max: MAX_FILES }), key: 'images', label: 'ats.voidFiles' } as const

/** Applies for a confirmed sale to be voided, with the red invoice and the return agreement. */
export const VoidDialog = ({ row, onClose }: { row: ActualSale; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<{ remark: string; images: string[] }>
      open
      asWindow
      keepsDraft
      danger
      width={560}
      name={`ats.void.${row.id}`}
      title={t('ats.voidOf', { name: row.atsNo || row.id })}
      initial={{ images: [] }}
      save={({ remark, images }) => approvals.apply({ bizType: 'atsVoid', bizId: row.id, remark, images })}
      done={t('ats.applied')}
      saveText={t('ats.applyVoid')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={REMARK} />
          <Field of={IMAGES} hint={t('ats.voidFilesHint')}>
            <FilesBox to={files.upload} drop={files.remove} max={MAX_FILES} label={t(IMAGES.label)} />
          </Field>
        </>
      )}
    </FormPanel>
  )
}
