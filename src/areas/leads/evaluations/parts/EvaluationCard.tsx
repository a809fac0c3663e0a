import { Image, Skeleton, Space } from 'antd'
import { numberIn } from '@/lib/counts'
import { type ClueFollow, clueFollow } from '@/entities/leads/clueFollow'
import { type Evaluation, evaluation } from '@/entities/leads/evaluation'
import { Blank, Words } from '@/kit/show/Blank'
import { StatusTag, Tags, Value } from '@/kit/show/kinds'
import { toMillis } from '@/lib/time'
import { Picture } from '@/kit/show/Picture'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { Stars } from '@/kit/show/Stars'
import { BAD } from './evaluationCells'

const MAX_IMAGES = 9
/** Period in ms before an evaluation whose follow-ups are shown with it. */
const BEFORE_MS = 3 * 86_400_000

const before = (row: Evaluation, follows: readonly ClueFollow[]): ClueFollow[] => {
  const end = toMillis(row.evaluateTime) ?? 0
  return distinct(follows, ({ followId }) => followId).filter(({ followTime }) => {
    const time = toMillis(followTime) ?? 0
    return time <= end && time >= end - BEFORE_MS
  })
}

const Images = ({ urls }: { urls: readonly string[] }) => {
  const t = useT()
  if (!urls.length) return null
  return (
    <div className="evaluate-images">
      <Image.PreviewGroup>
        {distinct(urls, (url) => url)
          .slice(0, MAX_IMAGES)
          .map((url, at) => (
            <Picture key={url} src={url} width={72} height={72} alt={`${t(evaluation.images.label)} ${at + 1}`} />
          ))}
      </Image.PreviewGroup>
    </div>
  )
}

/** Evaluation beside the follow-ups before it. `follows` is undefined while the lead is loading or if that `failed`. */
export const EvaluationCard = ({
  row,
  follows,
  failed,
}: {
  row: Evaluation
  follows: readonly ClueFollow[] | undefined
  failed: boolean
}) => {
  const t = useT()
  const done = before(row, follows ?? [])
  const score = numberIn(row.score)
  const isBad = score !== null && score <= BAD
  return (
    <li className="card evaluate-pair" data-bad={isBad}>
      <div>
        <h3 className="evaluate-when">
          <StatusTag field={evaluation.stage} value={row.stage} />
          <Value field={evaluation.evaluateTime} value={row.evaluateTime} full />
          <Stars value={row.score} />
        </h3>
        <dl className="evaluate-scores">
          {[evaluation.responseScore, evaluation.skillScore, evaluation.mannerScore].map((field) => (
            <div key={field.key}>
              <dt>{t(field.label)}</dt>
              <dd>
                <Stars value={row[field.key]} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="evaluate-text">{row.content || <Blank />}</p>
        <Images urls={Array.isArray(row.images) ? row.images : []} />
        <Space wrap size={[16, 8]}>
          <Tags texts={row.tags ?? []} max={9} />
          <span className="quiet">
            {t(evaluation.saleUserName.label)}
            {t('kit.colon')}
            <Words>{row.saleUserName}</Words>
          </span>
          <span className="quiet">
            {t(evaluation.source.label)}
            {t('kit.colon')}
            <Value field={evaluation.source} value={row.source} />
          </span>
        </Space>
      </div>
      <div>
        <h4 className="card-title">{t('evaluate.before')}</h4>
        {!follows && !failed ? (
          <Skeleton active title={false} />
        ) : done.length === 0 ? (
          <p className="quiet">{t(follows ? 'evaluate.noFollow' : 'kit.loadFailed')}</p>
        ) : (
          <ul className="evaluate-follows">
            {done.map((one) => (
              <li key={one.followId}>
                <Space wrap size={[8, 4]}>
                  <Value field={clueFollow.followTime} value={one.followTime} />
                  <StatusTag field={clueFollow.followType} value={one.followType} />
                  <StatusTag field={clueFollow.result} value={one.result} />
                  <bdi className="quiet">{one.saleUserName}</bdi>
                </Space>
                <p>{one.content}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
