import { useI18nContext } from '@i18n/i18n-react';
import { useVersions } from '@/api/generated/versions/versions';
import { versionNumber } from './version-number';

/** The versions of an agent, and the number of each; one that is not known has its id. */
export function useVersionNumbers(botKey: string) {
  const { locale } = useI18nContext();
  const versions = useVersions(botKey).data?.items ?? [];
  return {
    versions,
    numberOf: (versionId = '') => {
      const version = versions.find((one) => one.versionId === versionId);
      return version ? versionNumber(version, locale) : versionId;
    },
  };
}
