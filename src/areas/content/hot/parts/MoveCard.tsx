import { Form as AntForm } from 'antd'
import * as hotContent from '@/api/content/hotContent'
import { ecRecommend, type EcRecommend } from '@/entities/content/ecRecommend'
import { ecBlockSlots } from '@/entities/content/slots'
import { Choice } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { blocksFor, isSameShape } from './cardRules'
import { CoverField } from './CoverField'
import { nameOf } from './recCells'

type Values = Partial<Pick<EcRecommend, 'blockCode' | 'cover'>>

/** Puts a card into another block that takes its content; where pictures are of another size there, a new one is asked for. */
export const MoveCard = ({ row, onClose }: { row: EcRecommend; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<Values>
      open
      asWindow
      name={`card.${row.id}.block`}
      title={named(t('card.toBlock'), nameOf(row))}
      initial={{}}
      save={({ blockCode, cover }) =>
        hotContent.updateRecommend({
          id: row.id,
          blockCode,
          ...(!isSameShape(blockCode, row.blockCode) && { cover }),
          updateTime: row.updateTime,
        })
      }
      done={t('card.moved')}
      onClose={onClose}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormPanel>
  )
}

const Fields = ({ Field, row }: { Field: FormField<Values>; row: EcRecommend }) => {
  const t = useT()
  const block: unknown = AntForm.useWatch(ecRecommend.blockCode.key)
  return (
    <>
      <Field of={ecRecommend.blockCode}>
        <Choice field={blocksFor(row)} />
      </Field>
      {!!block && !isSameShape(block, row.blockCode) && (
        <>
          <p className="quiet">{t('card.newPicture')}</p>
          <CoverField Field={Field} of={ecRecommend.cover} slot={ecBlockSlots[Number(block)]} initial={undefined} />
        </>
      )}
    </>
  )
}
