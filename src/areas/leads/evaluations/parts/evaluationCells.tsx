import { Tooltip } from 'antd'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

/** Evaluations of so many stars and less are bad. */
export const BAD = 2

/** Who rated; who did not want to be named is anonymous. */
export const Customer = ({ name }: { name: string | undefined }) => {
  const t = useT()
  return name ? <bdi>{plain(name)}</bdi> : <span className="quiet">{t('evaluate.anonymous')}</span>
}

/** A long text on two lines, all of it on hover. */
export const TwoLines = ({ text }: { text: string | undefined }) =>
  text ? (
    <Tooltip title={plain(text)}>
      <span className="evaluate-words">{plain(text)}</span>
    </Tooltip>
  ) : (
    <Blank />
  )
