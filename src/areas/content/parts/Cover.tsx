import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { Picture } from '@/kit/show/Picture'

export const Cover = ({ src, alt, width, height }: { src: unknown; alt: string; width: number; height: number }) => {
  const address = plain(src)
  return address ? <Picture src={address} alt={alt} width={width} height={height} /> : <Blank />
}
