import * as socialConfig from '@/api/community/socialConfig'
import { useLoad } from '@/kit/data/load'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

/** What featuring a post gives its author, by the rules of the community as they are now; without the number where they cannot be read. */
export const QualityPoints = () => {
  const t = useT()
  const { data } = useLoad(socialConfig.getRule.query(undefined, { quiet: true }), { keep: false })
  const points = numberIn(data?.rule.qualityPoints)
  return <p>{points === null ? t('posts.qualityEffect') : t('posts.qualityPoints', { count: points })}</p>
}
