import { reportText } from '#app/shop/reports/report-text.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { db } from '#app/web/database.server.ts'
import type { Route } from './+types/report-as-text'
import { reportFile } from './report-files.server.ts'

export function loader({ request }: Route.LoaderArgs) {
  return reportFile(request, 'txt', async (report) => reportText(report, (await readSettings(db)).shopName))
}
