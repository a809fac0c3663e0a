import { Button, Space } from 'antd'
import { goodsComment, type GoodsComment } from '@/entities/commerce/goodsComment'
import { FormPanel } from '@/kit/form/FormPanel'
import { type TextKey, useT } from '@/locales'

const REASONS: readonly TextKey[] = ['reviews.advert', 'reviews.abuse', 'reviews.offTopic', 'reviews.privacy']

/** Asks why reviews are refused; the usual reasons fill the box. */
export const RefuseReview = ({
  rows,
  save,
  onClose,
}: {
  rows: readonly GoodsComment[]
  save: (reason: string) => unknown
  onClose: () => void
}) => {
  const t = useT()
  return (
    <FormPanel<Pick<GoodsComment, 'reason'>>
      open
      asWindow
      danger
      name="reviews.refuse"
      title={t('reviews.refuseAsk', { count: rows.length })}
      initial={{}}
      saveText={t('reviews.refuse')}
      done=""
      save={({ reason }) => save(reason.trim())}
      onClose={onClose}
    >
      {({ form, Field }) => (
        <>
          <Space wrap size={4} role="group" aria-label={t('reviews.usual')} className="space-below">
            {REASONS.map((key) => (
              <Button key={key} size="small" onClick={() => form.setFieldValue('reason', t(key))}>
                {t(key)}
              </Button>
            ))}
          </Space>
          <Field of={goodsComment.reason} />
        </>
      )}
    </FormPanel>
  )
}
