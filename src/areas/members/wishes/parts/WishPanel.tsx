import * as feedback from '@/api/voice/feedback'
import { is } from '@/entities/field'
import { wish as fields, type Wish, wishChange, type WishDetail, wishOption, wishStatus } from '@/entities/members/wish'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Blank } from '@/kit/show/Blank'
import { Card } from '@/kit/show/Card'
import { EventTimeline } from '@/kit/show/EventTimeline'
import { Facts } from '@/kit/show/Facts'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

const LEAD = '/clue-management/clueDetail'
const HEX = /^#[0-9a-f]{3,8}$/i

/** A colour before its name, with its hex where it is asked for. */
export const Paint = ({ name, color, hex = false }: { name: unknown; color: unknown; hex?: boolean }) => {
  const [words, code] = [plain(name), plain(color)]
  if (!words && !code) return <Blank />
  return (
    <span className="wish-paint">
      {HEX.test(code) && <span style={{ background: code }} aria-hidden />}
      <bdi>{words || code}</bdi>
      {hex && words && code && <small className="quiet digits">{code}</small>}
    </span>
  )
}
/** The lead that a wish became. */
export const LeadLink = ({ row }: { row: Wish }) => (
  <PermittedLink digits text={row.clueId} path={LEAD} query={{ clueId: row.clueId }} />
)
/** The name of a model; struck through where it is not sold any more. */
export const Model = ({ row }: { row: Wish }) => {
  const name = <Value field={fields.modelName} value={row.modelName} />
  return is(row.status, wishStatus.gone) ? <del>{name}</del> : name
}

const factsOf = (row: WishDetail) => [
  {
    title: 'wishes.car' as const,
    facts: [
      fields.seriesName,
      [fields.modelName, <Model key="model" row={row} />] as const,
      [fields.exterior, <Paint key="exterior" name={row.exterior} color={row.exteriorColor} hex />] as const,
      [fields.interior, <Paint key="interior" name={row.interior} color={row.interiorColor} hex />] as const,
      fields.guidePrice,
    ],
  },
  {
    title: 'wishes.customer' as const,
    facts: [
      fields.customerName,
      fields.phone,
      fields.buyPlan,
      fields.payWay,
      fields.cityName,
      fields.dealerName,
      ...(plain(row.clueId) ? [[fields.clueId, <LeadLink key="lead" row={row} />] as const] : []),
      fields.remark,
    ],
  },
  { title: 'wishes.wish' as const, facts: [fields.id, fields.source, fields.createTime, fields.updateTime] },
]

/** A wish over its list: the car as it is configured, what it costs, and how the wish changed. */
export const WishPanel = () => {
  const t = useT()
  return (
    <RecordPanel
      load={(id) => feedback.getWish.query({ id }, { quiet: true })}
      title={(row: WishDetail) => plain(row.nickname) || row.id}
      status={fields.status}
    >
      {(row) => (
        <>
          {plain(row.image) && <PictureFrame className="wish-car" src={plain(row.image)} alt={t('wishes.car')} />}
          <Facts row={row} fields={factsOf(row)} />
          <Card title={t(fields.options.label)}>
            <FieldTable rows={row.optionPrices} fields={[wishOption.optionName, wishOption.price]} />
          </Card>
          <Card title={t('wishes.history')}>
            <EventTimeline
              rows={row.history}
              time={wishChange.createTime}
              of={({ content, createBy }) => ({ title: <bdi>{plain(content)}</bdi>, by: createBy })}
            />
          </Card>
        </>
      )}
    </RecordPanel>
  )
}
