// @module-tag content
import { content } from '@/routes/content'
import { visit } from '../visit'

visit(content)
