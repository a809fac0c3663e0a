import { DeleteOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Form as AntForm } from 'antd'
import * as coupons from '@/api/marketing/coupons'
import * as files from '@/api/system/files'
import { is } from '@/entities/field'
import { type CupPrize, cupPrize as fields, cupPrizeType } from '@/entities/members/cupPrize'
import { chancesOf, MAX_PRIZES } from '@/entities/members/cupRules'
import type { Coupon } from '@/entities/marketing/coupon'
import { couponStatus } from '@/entities/marketing/couponEnums'
import { CallSelect } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImageBox } from '@/kit/form/ImageBox'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain, useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { inputsOf } from '../../parts/inputs'

const IMAGE_MB = 0.5
const KEYS = ['level', 'prizeName', 'prizeType', 'image', 'points', 'couponId', 'total'] as const
const LEVELS = Array.from({ length: MAX_PRIZES }, (_, at) => at + 1)
type PrizeDraft = Partial<CupPrize>
interface Values {
  prizes: PrizeDraft[]
}

export const byGrade = <P extends PrizeDraft>(prizes: readonly P[]): P[] =>
  prizes.toSorted((a, b) => (numberIn(a.level) ?? 0) - (numberIn(b.level) ?? 0))
export const prizeCount = (prizes: readonly PrizeDraft[]): number =>
  prizes.reduce((sum, { total }) => sum + (numberIn(total) ?? 0), 0)
/** Returns the points that the prizes cost if each of a number of people can win one. */
export const prizePoints = (prizes: readonly PrizeDraft[], people: number): number => {
  const graded = byGrade(prizes)
  const drawn = chancesOf(
    graded.map(({ total }) => numberIn(total) ?? 0),
    people,
  ).prizes
  return graded.reduce(
    (sum, { prizeType, points }, at) =>
      sum + (is(prizeType, cupPrizeType.points) ? (numberIn(points) ?? 0) * (drawn[at]?.drawn ?? 0) : 0),
    0,
  )
}

const isOffered = ({ startTime, endTime, totalStock, grantedCount }: Coupon) => {
  const [start, end, now] = [toMillis(startTime), toMillis(endTime), Date.now()]
  const runs = (start === undefined || start <= now) && (end === undefined || end > now)
  return runs && (numberIn(totalStock) ?? Infinity) > (numberIn(grantedCount) ?? 0)
}
const CouponSelect = (props: ControlProps<string | undefined>) => (
  <CallSelect
    {...props}
    of={coupons.list.query({ status: [couponStatus.enabled], pageNo: 1, pageSize: 100 }, { quiet: true })}
    choice={(row) => ({ value: row.id, label: row.couponName, disabled: !isOffered(row) })}
  />
)

export const PrizeTable = ({ prizes }: { prizes: readonly CupPrize[] }) => {
  const t = useT()
  return (
    <FieldTable
      rowKey={(row) => row.prizeId || String(row.level)}
      rows={byGrade(prizes)}
      empty={t('worldCup.noPrizes')}
      fields={[
        fields.prizeName,
        fields.level,
        [fields.image, ({ image }) => <Value field={fields.image} value={image} />],
        fields.prizeType,
        // Other prize types have no points, whatever the server sent.
        [
          fields.points,
          ({ prizeType, points }) => (
            <Value field={fields.points} value={is(prizeType, cupPrizeType.points) ? points : undefined} />
          ),
        ],
        fields.total,
        fields.used,
      ]}
    />
  )
}

const Row = ({
  Field,
  index,
  id,
  remove,
}: {
  Field: FormField<Values>
  index: number
  id: string
  remove: () => void
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const type: unknown = AntForm.useWatch(['prizes', index, 'prizeType'], form)
  const { row, handle } = useSortedRow(id)
  const name = t('worldCup.prizeNo', { no: index + 1 })
  const at = ['prizes', index] as const
  const isTwice = (value: unknown, all: Partial<Values>) =>
    (all.prizes ?? []).filter(({ level }) => numberIn(level) === numberIn(value)).length > 1
      ? t('worldCup.levelTwice')
      : undefined
  return (
    <li {...row} className="cup-prize" aria-label={name}>
      <HolderOutlined aria-hidden {...handle} />
      <Field of={fields.level} at={at} check={isTwice} />
      <Field of={fields.prizeName} at={at} />
      <Field of={fields.prizeType} at={at} />
      {is(type, cupPrizeType.points) && <Field of={fields.points} at={at} required />}
      {is(type, cupPrizeType.coupon) && (
        <Field of={fields.couponId} at={at} required>
          <CouponSelect />
        </Field>
      )}
      {is(type, cupPrizeType.goods) && (
        <Field of={fields.image} at={at} required>
          <ImageBox to={files.upload} drop={files.remove} megabytes={IMAGE_MB} />
        </Field>
      )}
      <Field of={fields.total} at={at} />
      <span>
        <MoveButtons id={id} name={name} />
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={`${t('kit.delete')} ${name}`}
          onClick={remove}
        />
      </span>
    </li>
  )
}

/** Number of prizes compared with the people who can win one, and the chance. */
const Sum = ({ people }: { people: number | null }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const form = AntForm.useFormInstance<Values>()
  const prizes: PrizeDraft[] = AntForm.useWatch('prizes', form) ?? []
  const total = prizeCount(prizes.map((prize) => prize ?? {}))
  const rate = people ? Math.min(100, (total / people) * 100) : null
  return (
    <>
      <p role="status" className="digits">
        {t('worldCup.prizeSum', { total: count(total), people: count(people), rate: percent(rate) })}
      </p>
      {people !== null && total > people && (
        <Alert type="warning" showIcon title={t('worldCup.prizesLeft', { left: count(total - people) })} />
      )}
    </>
  )
}

/** Form of the extra prizes of a match or of the final draw; they may be empty. */
export const PrizeForm = ({
  name,
  title,
  prizes,
  people,
  save,
  onClose,
}: {
  name: string
  title: string
  prizes: readonly CupPrize[]
  people: number | null
  save: (prizes: Partial<CupPrize>[]) => Promise<unknown>
  onClose: () => void
}) => {
  const t = useT()
  return (
    <FormPanel<Values>
      open
      width={1080}
      name={name}
      title={title}
      initial={{ prizes: byGrade(prizes).map((row) => ({ prizeId: row.prizeId, ...inputsOf(fields, row, KEYS) })) }}
      save={({ prizes: rows }) =>
        save(
          rows.map(({ prizeType, points, couponId, image, ...row }) => ({
            ...row,
            prizeType,
            // Fields that the type does not use are not sent.
            ...(is(prizeType, cupPrizeType.points) && { points }),
            ...(is(prizeType, cupPrizeType.coupon) && { couponId: plain(couponId) }),
            ...(is(prizeType, cupPrizeType.goods) && { image }),
          })),
        )
      }
      done={t('worldCup.prizesSaved')}
      onClose={onClose}
    >
      {({ Field, form }) => (
        <AntForm.List name="prizes">
          {(rows, { add, remove, move }) => {
            const ids = rows.map(({ key }) => `prize${key}`)
            const levels = () => {
              const { prizes: drafts }: Values = form.getFieldsValue(true)
              return drafts.map(({ level }) => numberIn(level) ?? MAX_PRIZES)
            }
            /** Moves a row; the grades stay in order, so it takes the grade of its new position. */
            const moveRow = (from: number, to: number) => {
              const sorted = levels().toSorted((a, b) => a - b)
              move(from, to)
              for (const [at, level] of sorted.entries()) form.setFieldValue(['prizes', at, 'level'], level)
            }
            return (
              <>
                <Sortable ids={ids} move={moveRow} nameOf={(id) => t('worldCup.prizeNo', { no: ids.indexOf(id) + 1 })}>
                  <ol className="cup-prizes">
                    {rows.map(({ key, name: index }) => (
                      <Row key={key} Field={Field} index={index} id={`prize${key}`} remove={() => remove(index)} />
                    ))}
                  </ol>
                </Sortable>
                <Button
                  icon={<PlusOutlined />}
                  disabled={rows.length >= MAX_PRIZES}
                  onClick={() =>
                    add({ level: LEVELS.find((one) => !levels().includes(one)), prizeType: cupPrizeType.points })
                  }
                >
                  {t('worldCup.addPrize')}
                </Button>
                <Sum people={people} />
              </>
            )
          }}
        </AntForm.List>
      )}
    </FormPanel>
  )
}
