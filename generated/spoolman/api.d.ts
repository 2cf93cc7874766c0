// written by `make generate`
export interface paths {
    "/api/v1/article-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List article numbers
         * @description Returns the article numbers of all filaments.
         */
        get: operations["Values_GetArticleNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back up the database
         * @description Always responds with 500, because backups are made by the operator of the service.
         */
        post: operations["Server_PostBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/export/{entity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export records
         * @description Returns all records of a kind as a file. Values are named by their path, such as `filament.vendor.name`. All properties are there; those without a value are null, or empty in CSV. Additional fields are there where they have a value, in CSV as a column if one record has one. In CSV, text that a spreadsheet would take for a formula begins with an apostrophe.
         */
        get: operations["Exports_GetExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/external/filament": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Returns an empty list.
         */
        get: operations["External_GetFilaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/external/filament/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search products
         * @description Returns an empty list.
         */
        get: operations["External_SearchFilaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/external/material": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List materials
         * @description Returns common materials with their density and usual temperatures, for filaments to add.
         */
        get: operations["External_GetMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/field/{entity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List additional fields
         * @description Returns the fields that programs have added to a kind of record.
         */
        get: operations["Fields_GetFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/field/{entity}/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a field
         * @description Adds a field or changes it. The type of a field cannot be changed. Returns all fields of the kind of record.
         */
        post: operations["Fields_PostField"];
        /**
         * Delete a field
         * @description Deletes a field with its values. Returns the other fields of the kind of record.
         */
        delete: operations["Fields_DeleteField"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/field/{entity}/{key}/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the values of a field
         * @description Returns the distinct values of a text field.
         */
        get: operations["Fields_GetValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filament": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List filaments
         * @description Returns the filaments that match.
         */
        get: operations["Filaments_GetFilaments"];
        put?: never;
        /**
         * Add a filament
         * @description Adds a filament. The weight of an empty spool comes from the vendor if it is not sent.
         */
        post: operations["Filaments_PostFilament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filament/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a filament
         * @description Returns a filament.
         */
        get: operations["Filaments_GetFilament"];
        put?: never;
        post?: never;
        /**
         * Delete a filament
         * @description Deletes a filament; 403 while spools refer to it.
         */
        delete: operations["Filaments_DeleteFilament"];
        options?: never;
        head?: never;
        /**
         * Change a filament
         * @description Changes the properties that are sent.
         */
        patch: operations["Filaments_PatchFilament"];
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health
         * @description Tells that the server answers.
         */
        get: operations["Server_GetHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get information about the server
         * @description Returns the version of the API that is spoken here, and constant values for what a client may not know of this service.
         */
        get: operations["Server_GetInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description Returns the locations of all spools.
         */
        get: operations["Values_GetLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/location/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a location
         * @description Renames a location of all spools. Returns the new name.
         */
        patch: operations["Values_PatchLocation"];
        trace?: never;
    };
    "/api/v1/lot-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lot numbers
         * @description Returns the lot numbers of all spools.
         */
        get: operations["Values_GetLotNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/material": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List materials
         * @description Returns the materials of all filaments.
         */
        get: operations["Values_GetMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search all records
         * @description Returns spools, filaments and vendors that have all words of a text, also in additional fields of the types text and choice. A filament also has the words of its vendor; a spool that has one of the words has those of its filament and vendor too. A number also finds the spool with this id. A color, as hexadecimal digits or by its English name in CSS, also finds filaments of a similar color. The best matches come first.
         */
        get: operations["Server_Search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List settings
         * @description Returns all settings by key.
         */
        get: operations["Settings_GetSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setting/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a setting
         * @description Returns a setting.
         */
        get: operations["Settings_GetSetting"];
        put?: never;
        /**
         * Change a setting
         * @description Changes a setting. The body is a JSON string that contains JSON; null or an empty string resets it. The setting `currency` is an ISO 4217 code. The settings `extra_fields_vendor`, `extra_fields_filament` and `extra_fields_spool` are the lists of additional fields: each field is added or changed as by `POST /field`, and one that is missing is deleted, unless records have values of it.
         */
        post: operations["Settings_PostSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List spools
         * @description Returns the spools that match.
         */
        get: operations["Spools_GetSpools"];
        put?: never;
        /**
         * Add a spool
         * @description Adds a spool of a filament. What is not sent comes from the filament and its vendor.
         */
        post: operations["Spools_PostSpool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spool/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a spool
         * @description Returns a spool.
         */
        get: operations["Spools_GetSpool"];
        put?: never;
        post?: never;
        /**
         * Delete a spool
         * @description Deletes a spool; 403 for one that prints name.
         */
        delete: operations["Spools_DeleteSpool"];
        options?: never;
        head?: never;
        /**
         * Change a spool
         * @description Changes the properties that are sent.
         */
        patch: operations["Spools_PatchSpool"];
        trace?: never;
    };
    "/api/v1/spool/{id}/measure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record a weighing
         * @description Sets the rest of a spool from its weight with the empty spool, and when it was used. A spool that is heavier than a full one is full.
         */
        put: operations["Spools_MeasureSpool"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spool/{id}/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Use material
         * @description Deducts a length or a weight from a spool; a negative one is given back. A connection with a printer counts it for the running print of that printer.
         */
        put: operations["Spools_UseSpool"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spool/field/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace a value
         * @description Replaces a value of the location, or of an additional field (`extra.<key>`), of all spools that have it. A value of a field is JSON text; of a text or a choice, also the text itself. Neither the value nor its replacement can be empty.
         */
        patch: operations["Spools_PatchField"];
        trace?: never;
    };
    "/api/v1/spool/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Group spools
         * @description Returns groups of the spools that match.
         */
        get: operations["Spools_GetGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vendors
         * @description Returns the vendors that match.
         */
        get: operations["Vendors_GetVendors"];
        put?: never;
        /**
         * Add a vendor
         * @description Adds a vendor. One that has the name, in any case, is returned, with what it lacked.
         */
        post: operations["Vendors_PostVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vendor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a vendor
         * @description Returns a vendor.
         */
        get: operations["Vendors_GetVendor"];
        put?: never;
        post?: never;
        /**
         * Delete a vendor
         * @description Deletes a vendor; its filaments stay, without a vendor.
         */
        delete: operations["Vendors_DeleteVendor"];
        options?: never;
        head?: never;
        /**
         * Change a vendor
         * @description Changes the properties that are sent.
         */
        patch: operations["Vendors_PatchVendor"];
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get metrics
         * @description Returns the weights and prices of spools and filaments in the text format of Prometheus.
         */
        get: operations["Server_GetMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Field: Field;
        FieldParameters: FieldParameters;
        Filament: Filament;
        FilamentParameters: FilamentParameters;
        FilamentUpdate: FilamentUpdate;
        FoundFilament: FoundFilament;
        FoundSpool: FoundSpool;
        FoundVendor: FoundVendor;
        Group: Group;
        Health: Health;
        Info: Info;
        Material: Material;
        Measurement: Measurement;
        Message: Message;
        Mistake: Mistake;
        Rename: Rename;
        Replacement: Replacement;
        SearchResult: SearchResult;
        Setting: Setting;
        /** @description The value as JSON text; null or an empty text resets it. */
        SettingValue: string | null;
        Spool: Spool;
        SpoolOfFilament: SpoolOfFilament;
        SpoolParameters: SpoolParameters;
        SpoolUpdate: SpoolUpdate;
        Unprocessable: Unprocessable;
        Updated: Updated;
        Use: Use;
        Vendor: Vendor;
        VendorParameters: VendorParameters;
        VendorUpdate: VendorUpdate;
    };
    responses: {
        /** @description A rule is broken, or a text in the address cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The body is too large. */
        ContentTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The file. */
        Export: {
            headers: {
                /** @description The name of the file. */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    [key: string]: unknown;
                }[];
                "text/csv": string;
            };
        };
        /** @description The fields. */
        Fields: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Field"][];
            };
        };
        /** @description The filament. */
        Filament: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Filament"];
            };
        };
        /** @description The filaments. */
        Filaments: {
            headers: {
                /** @description The number of all records that match. */
                "x-total-count"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Filament"][];
            };
        };
        /** @description The account gives no access, or the record is in use. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The groups. */
        Groups: {
            headers: {
                /** @description The number of all records that match. */
                "x-total-count"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Group"][];
            };
        };
        /** @description The server answers. */
        Health: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Health"];
            };
        };
        /** @description The server. */
        Info: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Info"];
            };
        };
        /** @description The request cannot be answered. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The materials. */
        Materials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Material"][];
            };
        };
        /** @description It is done. */
        Message: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The metrics. */
        Metrics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description Backups are made by the operator of the service. */
        NoBackup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The caller has no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The client has the current state. There is no body. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No products. */
        Products: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Record<string, unknown>[];
            };
        };
        /** @description What was found. */
        SearchResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchResult"];
            };
        };
        /** @description The service is not available. */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The setting. */
        Setting: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Setting"];
            };
        };
        /** @description The settings by key. */
        Settings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    [key: string]: components["schemas"]["Setting"];
                };
            };
        };
        /** @description The spool. */
        Spool: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Spool"];
            };
        };
        /** @description The spools. */
        Spools: {
            headers: {
                /** @description The number of all records that match. */
                "x-total-count"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Spool"][];
            };
        };
        /** @description The new name. */
        Text: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": string;
            };
        };
        /** @description The values. */
        Texts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": string[];
            };
        };
        /** @description There were too many requests. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The key is missing or no longer valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The request does not fit its description. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unprocessable"];
            };
        };
        /** @description The content coding of the body is unknown. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The number of changed spools. */
        Updated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Updated"];
            };
        };
        /** @description The vendor. */
        Vendor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Vendor"];
            };
        };
        /** @description The vendors. */
        Vendors: {
            headers: {
                /** @description The number of all records that match. */
                "x-total-count"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Vendor"][];
            };
        };
    };
    parameters: {
        /** @description Whether archived spools are included. */
        AllowArchived: boolean;
        /** @description How much a color may differ, as the distance CIE94 in the color space CIE Lab. */
        ColorThreshold: number;
        /** @description The kind of record. */
        Entity: "vendor" | "filament" | "spool";
        /** @description The kind of record. */
        ExportEntity: "spools" | "filaments" | "vendors";
        /** @description The format of the file. */
        ExportFormat: "csv" | "json";
        /** @description A filter by the id in another system. */
        ExternalId: string;
        /** @description The key of the field. */
        FieldKey: string;
        /** @description A filter by article number. */
        FilamentArticleNumber: string;
        /** @description A color as six hexadecimal digits; filaments of a similar one match. What follows them is ignored. */
        FilamentColorHex: string;
        /** @description A filter by material. */
        FilamentMaterial: string;
        /** @description A filter by name. */
        FilamentName: string;
        /** @description A filter by the ids of vendors. */
        FilamentVendorId: string;
        /** @description A filter by the name of the vendor. */
        FilamentVendorName: string;
        /** @description A filter by the date of the first use. */
        FirstUsed: string;
        /** @description What the spools of a group have in common: `filament`, `vendor`, `material`, `location` or `extra.<key>`. */
        GroupBy: string;
        /** @description The id of the record. */
        Id: number;
        /** @description A filter by the date of the last use. */
        LastUsed: string;
        /** @description The maximum number of records. */
        Limit: number;
        /** @description The name of the location. */
        LocationName: string;
        /** @description The number of records to skip. */
        Offset: number;
        /** @description An older name of the filter by the ids of filaments. */
        OldFilamentId: string;
        /** @description An older name of the filter by the name of the filament. */
        OldFilamentName: string;
        /** @description An older name of the filter by material. */
        OldMaterial: string;
        /** @description An older name of the filter by the ids of vendors. */
        OldVendorId: string;
        /** @description An older name of the filter by the name of the vendor. */
        OldVendorName: string;
        /** @description The maximum number of results. */
        ProductLimit: number;
        /** @description The text to search for. */
        ProductQuery: string;
        /** @description A filter by the date of registration. */
        Registered: string;
        /** @description The maximum number of results of each kind. */
        SearchLimit: number;
        /** @description The text or color to search for. */
        SearchText: string;
        /** @description The key of the setting. */
        SettingKey: string;
        /** @description The order. */
        Sort: string;
        /** @description A filter by the arrangement of several colors. */
        SpoolColorDirection: string;
        /** @description The property, `location` or `extra.<key>`. */
        SpoolFieldName: string;
        /** @description A filter by the ids of filaments. */
        SpoolFilamentId: string;
        /** @description A filter by the name of the filament. */
        SpoolFilamentName: string;
        /** @description A filter by location. */
        SpoolLocation: string;
        /** @description A filter by lot number. */
        SpoolLotNumber: string;
        /** @description A filter by material. */
        SpoolMaterial: string;
        /** @description The maximum number of spools that each filament is returned with; 0 for none. */
        SpoolsPerFilament: number;
        /** @description A filter by the ids of vendors. */
        SpoolVendorId: string;
        /** @description A filter by the name of the vendor. */
        SpoolVendorName: string;
        /** @description A filter by name. */
        VendorName: string;
    };
    requestBodies: {
        /** @description The changes. */
        ChangeFilament: {
            content: {
                "*/*": components["schemas"]["FilamentUpdate"];
                "application/json": components["schemas"]["FilamentUpdate"];
            };
        };
        /** @description The changes. */
        ChangeSpool: {
            content: {
                "*/*": components["schemas"]["SpoolUpdate"];
                "application/json": components["schemas"]["SpoolUpdate"];
            };
        };
        /** @description The changes. */
        ChangeVendor: {
            content: {
                "*/*": components["schemas"]["VendorUpdate"];
                "application/json": components["schemas"]["VendorUpdate"];
            };
        };
        /** @description The filament to add. */
        CreateFilament: {
            content: {
                "*/*": components["schemas"]["FilamentParameters"];
                "application/json": components["schemas"]["FilamentParameters"];
            };
        };
        /** @description The spool to add. */
        CreateSpool: {
            content: {
                "*/*": components["schemas"]["SpoolParameters"];
                "application/json": components["schemas"]["SpoolParameters"];
            };
        };
        /** @description The vendor to add. */
        CreateVendor: {
            content: {
                "*/*": components["schemas"]["VendorParameters"];
                "application/json": components["schemas"]["VendorParameters"];
            };
        };
        /** @description The field. */
        Field: {
            content: {
                "*/*": components["schemas"]["FieldParameters"];
                "application/json": components["schemas"]["FieldParameters"];
            };
        };
        /** @description The weight of the spool. */
        Measurement: {
            content: {
                "*/*": components["schemas"]["Measurement"];
                "application/json": components["schemas"]["Measurement"];
            };
        };
        /** @description The new name. */
        Rename: {
            content: {
                "*/*": components["schemas"]["Rename"];
                "application/json": components["schemas"]["Rename"];
            };
        };
        /** @description The value and its replacement. */
        Replacement: {
            content: {
                "*/*": components["schemas"]["Replacement"];
                "application/json": components["schemas"]["Replacement"];
            };
        };
        /** @description The value as text, which contains JSON. */
        SettingValue: {
            content: {
                "application/json": components["schemas"]["SettingValue"];
            };
        };
        /** @description What was used. */
        Use: {
            content: {
                "*/*": components["schemas"]["Use"];
                "application/json": components["schemas"]["Use"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
/** @description An additional field. */
export interface Field {
    /** @description The values that can be chosen. */
    choices?: string[];
    /** @description The default value as JSON text. */
    default_value?: string;
    /** @description The kind of record. */
    entity_type: string;
    /**
     * @description The type of the values.
     * @enum {string}
     */
    field_type: "text" | "integer" | "integer_range" | "float" | "float_range" | "datetime" | "boolean" | "choice";
    /** @description The key. */
    key: string;
    /** @description Whether several values can be chosen. */
    multi_choice?: boolean;
    /** @description The name. */
    name: string;
    /** @description The place among the fields. */
    order: number;
    /** @description The unit. */
    unit?: string;
}
/** @description A field to add or change. */
export interface FieldParameters {
    /** @description The values that can be chosen. */
    choices?: string[] | null;
    /** @description The default value as JSON text. */
    default_value?: string | null;
    /**
     * @description The type of the values.
     * @enum {string}
     */
    field_type: "text" | "integer" | "integer_range" | "float" | "float_range" | "datetime" | "boolean" | "choice";
    /** @description Whether several values can be chosen; required for a choice. */
    multi_choice?: boolean | null;
    /** @description The name. */
    name: string;
    /** @description The place among the fields. */
    order?: number;
    /** @description The unit. */
    unit?: string | null;
}
/** @description A filament. */
export interface Filament {
    /** @description The article number. */
    article_number?: string;
    /** @description The color as hexadecimal digits. */
    color_hex?: string;
    /** @description A comment. */
    comment?: string;
    /** @description The density in g/cm³. */
    density: number;
    /** @description The diameter in mm. */
    diameter: number;
    /** @description The id in another system. */
    external_id?: string;
    /** @description Values of additional fields as JSON text. */
    extra: {
        [key: string]: string;
    };
    /**
     * Format: int64
     * @description The id.
     */
    id: number;
    /** @description The material. */
    material?: string;
    /**
     * @description How several colors are arranged.
     * @enum {string}
     */
    multi_color_direction?: "coaxial" | "longitudinal";
    /** @description Several colors, separated by commas. */
    multi_color_hexes?: string;
    /** @description The name. */
    name?: string;
    /** @description The price of a full spool. */
    price?: number;
    /**
     * Format: date-time
     * @description When it was added.
     */
    registered: string;
    /** @description The temperature of the bed in °C. */
    settings_bed_temp?: number;
    /** @description The temperature of the extruder in °C. */
    settings_extruder_temp?: number;
    /** @description The weight of an empty spool in grams. */
    spool_weight?: number;
    /** @description The vendor. */
    vendor?: components["schemas"]["Vendor"];
    /** @description The net weight of a full spool in grams. */
    weight?: number;
}
/** @description A filament to add. */
export interface FilamentParameters {
    /** @description The article number. */
    article_number?: string | null;
    /** @description The color as six or eight hexadecimal digits. */
    color_hex?: string | null;
    /** @description A comment. */
    comment?: string | null;
    /** @description The density in g/cm³. */
    density: number;
    /** @description The diameter in mm. */
    diameter: number;
    /** @description The id in another system. */
    external_id?: string | null;
    /** @description Values of additional fields as JSON text, at most 256 KiB together; null removes one. */
    extra?: {
        [key: string]: string | null;
    };
    /** @description The material. */
    material?: string | null;
    /**
     * @description How several colors are arranged.
     * @enum {string|null}
     */
    multi_color_direction?: "coaxial" | "longitudinal" | null;
    /** @description Several colors, separated by commas. */
    multi_color_hexes?: string | null;
    /** @description The name. */
    name?: string | null;
    /** @description The price of a full spool. */
    price?: number | null;
    /** @description The temperature of the bed in °C. */
    settings_bed_temp?: number | null;
    /** @description The temperature of the extruder in °C. */
    settings_extruder_temp?: number | null;
    /** @description The weight of an empty spool in grams. */
    spool_weight?: number | null;
    /**
     * Format: int64
     * @description The id of the vendor.
     */
    vendor_id?: number | null;
    /** @description The net weight of a full spool in grams; 0 stands for an unknown one. */
    weight?: number | null;
}
/** @description Changes of a filament. */
export interface FilamentUpdate {
    /** @description The article number. */
    article_number?: string | null;
    /** @description The color as six or eight hexadecimal digits. */
    color_hex?: string | null;
    /** @description A comment. */
    comment?: string | null;
    /** @description The density in g/cm³. */
    density?: number;
    /** @description The diameter in mm. */
    diameter?: number;
    /** @description The id in another system. */
    external_id?: string | null;
    /** @description Values of additional fields as JSON text, at most 256 KiB together; null removes one. */
    extra?: {
        [key: string]: string | null;
    };
    /** @description The material. */
    material?: string | null;
    /**
     * @description How several colors are arranged.
     * @enum {string|null}
     */
    multi_color_direction?: "coaxial" | "longitudinal" | null;
    /** @description Several colors, separated by commas. */
    multi_color_hexes?: string | null;
    /** @description The name. */
    name?: string | null;
    /** @description The price of a full spool. */
    price?: number | null;
    /** @description The temperature of the bed in °C. */
    settings_bed_temp?: number | null;
    /** @description The temperature of the extruder in °C. */
    settings_extruder_temp?: number | null;
    /** @description The weight of an empty spool in grams. */
    spool_weight?: number | null;
    /**
     * Format: int64
     * @description The id of the vendor.
     */
    vendor_id?: number | null;
    /** @description The net weight of a full spool in grams; 0 stands for an unknown one. */
    weight?: number | null;
}
/** @description A filament that was found. */
export interface FoundFilament {
    /** @description The filament. */
    filament: components["schemas"]["Filament"];
    /** @description The property that matched. */
    match_field: string;
    /** @description The number of all spools of the filament. */
    spool_count?: number;
    /** @description The first spools of the filament, if any were asked for. */
    spools?: components["schemas"]["SpoolOfFilament"][];
}
/** @description A spool that was found. */
export interface FoundSpool {
    /** @description The property that matched. */
    match_field: string;
    /** @description The spool. */
    spool: components["schemas"]["Spool"];
}
/** @description A vendor that was found. */
export interface FoundVendor {
    /** @description The property that matched. */
    match_field: string;
    /** @description The vendor. */
    vendor: components["schemas"]["Vendor"];
}
/** @description A group of spools. */
export interface Group {
    /** @description Their filament. */
    filament?: components["schemas"]["Filament"];
    /** @description What they have in common. */
    group_by: string;
    /** @description The number of used spools. */
    in_use_count: number;
    /** @description The value that they have in common. */
    key?: string;
    /**
     * Format: date-time
     * @description When one of them was last used.
     */
    last_used?: string;
    /** @description The number of spools. */
    spool_count: number;
    /** @description Their remaining weight in grams, as far as it is known. */
    total_remaining_weight: number;
    /** @description Their vendor. */
    vendor?: components["schemas"]["Vendor"];
}
/** @description The health. */
export interface Health {
    /** @description Always `healthy`. */
    status: string;
}
/** @description The server. */
export interface Info {
    /** @description Always false. */
    automatic_backups: boolean;
    /** @description Always empty. */
    backups_dir: string;
    /** @description Always empty. */
    data_dir: string;
    /** @description The kind of database. */
    db_type: string;
    /** @description Always false. */
    debug_mode: boolean;
    /** @description The name of the public catalog that `external_id` refers to. */
    external_db_name: string;
    /** @description Always empty. */
    logs_dir: string;
    /** @description The version of Spoolman whose API is spoken. */
    version: string;
}
/** @description A common material. */
export interface Material {
    /** @description A usual temperature of the bed in °C. */
    bed_temp?: number;
    /** @description The density in g/cm³. */
    density: number;
    /** @description A usual temperature of the extruder in °C. */
    extruder_temp?: number;
    /** @description The name. */
    material: string;
}
/** @description A weighing. */
export interface Measurement {
    /** @description The weight with the spool in grams. */
    weight: number;
}
/** @description A sentence. */
export interface Message {
    /** @description The sentence. */
    message: string;
}
/** @description A mistake of a request. */
export interface Mistake {
    /** @description Where it is. */
    loc: string[];
    /** @description A sentence. */
    msg: string;
    /** @description The kind of mistake. */
    type: string;
}
/** @description A new name. */
export interface Rename {
    /** @description The new name. */
    name: string;
}
/** @description A value and its replacement. */
export interface Replacement {
    /** @description The replacement. */
    new_value: string;
    /** @description The value. */
    value: string;
}
/** @description What was found. */
export interface SearchResult {
    /** @description The filaments. */
    filaments: components["schemas"]["FoundFilament"][];
    /** @description Whether the text was taken for a color. */
    is_color_query: boolean;
    /** @description The spools. */
    spools: components["schemas"]["FoundSpool"][];
    /** @description The vendors. */
    vendors: components["schemas"]["FoundVendor"][];
}
/** @description A setting. */
export interface Setting {
    /** @description Whether it differs from the default. */
    is_set: boolean;
    /** @description The type of the value. */
    type: string;
    /** @description The value as JSON text. */
    value: string;
}
export type SettingValue = components['schemas']['SettingValue'];
/** @description A spool. */
export interface Spool {
    /** @description Whether it is archived. */
    archived: boolean;
    /** @description A comment. */
    comment?: string;
    /** @description Values of additional fields as JSON text. */
    extra: {
        [key: string]: string;
    };
    /** @description The filament. */
    filament: components["schemas"]["Filament"];
    /**
     * Format: date-time
     * @description When it was first used.
     */
    first_used?: string;
    /**
     * Format: int64
     * @description The number of the spool.
     */
    id: number;
    /** @description The net weight of the full spool in grams. */
    initial_weight?: number;
    /**
     * Format: date-time
     * @description When it was last used.
     */
    last_used?: string;
    /** @description The location. */
    location?: string;
    /** @description The lot number. */
    lot_nr?: string;
    /** @description The price. */
    price?: number;
    /**
     * Format: date-time
     * @description When it was added.
     */
    registered: string;
    /** @description The remaining length in mm. */
    remaining_length?: number;
    /** @description The remaining weight in grams. */
    remaining_weight?: number;
    /** @description The weight of the empty spool in grams. */
    spool_weight?: number;
    /** @description The used length in mm. */
    used_length: number;
    /** @description The used weight in grams. */
    used_weight: number;
}
/** @description A spool of a filament that was found. */
export interface SpoolOfFilament {
    /** @description Whether the spool is archived. */
    archived: boolean;
    /** @description The number of the spool. */
    id: number;
    /** @description The location. */
    location?: string;
    /** @description The rest in grams. */
    remaining_weight?: number;
}
/** @description A spool to add. */
export interface SpoolParameters {
    /** @description Whether it is archived. */
    archived?: boolean;
    /** @description A comment. */
    comment?: string | null;
    /** @description Values of additional fields as JSON text, at most 256 KiB together; null removes one. */
    extra?: {
        [key: string]: string | null;
    };
    /**
     * Format: int64
     * @description The id of the filament.
     */
    filament_id: number;
    /**
     * Format: date-time
     * @description When it was first used.
     */
    first_used?: string | null;
    /** @description The net weight of the full spool in grams. */
    initial_weight?: number | null;
    /**
     * Format: date-time
     * @description When it was last used.
     */
    last_used?: string | null;
    /** @description The location. */
    location?: string | null;
    /** @description The lot number. */
    lot_nr?: string | null;
    /** @description The price. */
    price?: number | null;
    /** @description The remaining weight in grams; not beside used_weight. */
    remaining_weight?: number | null;
    /** @description The weight of the empty spool in grams. */
    spool_weight?: number | null;
    /** @description The used weight in grams; not beside remaining_weight. */
    used_weight?: number | null;
}
/** @description Changes of a spool. */
export interface SpoolUpdate {
    /** @description Whether it is archived. */
    archived?: boolean;
    /** @description A comment. */
    comment?: string | null;
    /** @description Values of additional fields as JSON text, at most 256 KiB together; null removes one. */
    extra?: {
        [key: string]: string | null;
    };
    /**
     * Format: int64
     * @description The id of the filament.
     */
    filament_id?: number;
    /**
     * Format: date-time
     * @description When it was first used.
     */
    first_used?: string | null;
    /** @description The net weight of the full spool in grams. */
    initial_weight?: number | null;
    /**
     * Format: date-time
     * @description When it was last used.
     */
    last_used?: string | null;
    /** @description The location. */
    location?: string | null;
    /** @description The lot number. */
    lot_nr?: string | null;
    /** @description The price. */
    price?: number | null;
    /** @description The remaining weight in grams; not beside used_weight. */
    remaining_weight?: number | null;
    /** @description The weight of the empty spool in grams. */
    spool_weight?: number | null;
    /** @description The used weight in grams; not beside remaining_weight. */
    used_weight?: number | null;
}
/** @description The reasons of a refusal. */
export interface Unprocessable {
    /** @description The mistakes. */
    detail: components["schemas"]["Mistake"][];
    /** @description A sentence. */
    message: string;
}
/** @description The number of changed spools. */
export interface Updated {
    /** @description The number. */
    spools_updated: number;
}
/** @description Used material; exactly one of the two. */
export interface Use {
    /** @description The length in mm. */
    use_length?: number | null;
    /** @description The weight in grams. */
    use_weight?: number | null;
}
/** @description A vendor. */
export interface Vendor {
    /** @description A comment. */
    comment?: string;
    /** @description The weight of an empty spool in grams. */
    empty_spool_weight?: number;
    /** @description The id in another system. */
    external_id?: string;
    /** @description Values of additional fields as JSON text. */
    extra: {
        [key: string]: string;
    };
    /**
     * Format: int64
     * @description The id.
     */
    id: number;
    /** @description The name. */
    name: string;
    /**
     * Format: date-time
     * @description When it was added.
     */
    registered: string;
}
/** @description A vendor to add. */
export interface VendorParameters {
    /** @description A comment. */
    comment?: string | null;
    /** @description The weight of an empty spool in grams. */
    empty_spool_weight?: number | null;
    /** @description The id in another system. */
    external_id?: string | null;
    /** @description Values of additional fields as JSON text, at most 256 KiB together; null removes one. */
    extra?: {
        [key: string]: string | null;
    };
    /** @description The name. */
    name: string;
}
/** @description Changes of a vendor. */
export interface VendorUpdate {
    /** @description A comment. */
    comment?: string | null;
    /** @description The weight of an empty spool in grams. */
    empty_spool_weight?: number | null;
    /** @description The id in another system. */
    external_id?: string | null;
    /** @description Values of additional fields as JSON text, at most 256 KiB together; null removes one. */
    extra?: {
        [key: string]: string | null;
    };
    /** @description The name. */
    name?: string;
}
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseContentTooLarge = components['responses']['ContentTooLarge'];
export type ResponseExport = components['responses']['Export'];
export type ResponseFields = components['responses']['Fields'];
export type ResponseFilament = components['responses']['Filament'];
export type ResponseFilaments = components['responses']['Filaments'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseGroups = components['responses']['Groups'];
export type ResponseHealth = components['responses']['Health'];
export type ResponseInfo = components['responses']['Info'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseMaterials = components['responses']['Materials'];
export type ResponseMessage = components['responses']['Message'];
export type ResponseMetrics = components['responses']['Metrics'];
export type ResponseNoBackup = components['responses']['NoBackup'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseProducts = components['responses']['Products'];
export type ResponseSearchResult = components['responses']['SearchResult'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ResponseSetting = components['responses']['Setting'];
export type ResponseSettings = components['responses']['Settings'];
export type ResponseSpool = components['responses']['Spool'];
export type ResponseSpools = components['responses']['Spools'];
export type ResponseText = components['responses']['Text'];
export type ResponseTexts = components['responses']['Texts'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUpdated = components['responses']['Updated'];
export type ResponseVendor = components['responses']['Vendor'];
export type ResponseVendors = components['responses']['Vendors'];
export type ParameterAllowArchived = components['parameters']['AllowArchived'];
export type ParameterColorThreshold = components['parameters']['ColorThreshold'];
export type ParameterEntity = components['parameters']['Entity'];
export type ParameterExportEntity = components['parameters']['ExportEntity'];
export type ParameterExportFormat = components['parameters']['ExportFormat'];
export type ParameterExternalId = components['parameters']['ExternalId'];
export type ParameterFieldKey = components['parameters']['FieldKey'];
export type ParameterFilamentArticleNumber = components['parameters']['FilamentArticleNumber'];
export type ParameterFilamentColorHex = components['parameters']['FilamentColorHex'];
export type ParameterFilamentMaterial = components['parameters']['FilamentMaterial'];
export type ParameterFilamentName = components['parameters']['FilamentName'];
export type ParameterFilamentVendorId = components['parameters']['FilamentVendorId'];
export type ParameterFilamentVendorName = components['parameters']['FilamentVendorName'];
export type ParameterFirstUsed = components['parameters']['FirstUsed'];
export type ParameterGroupBy = components['parameters']['GroupBy'];
export type ParameterId = components['parameters']['Id'];
export type ParameterLastUsed = components['parameters']['LastUsed'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterLocationName = components['parameters']['LocationName'];
export type ParameterOffset = components['parameters']['Offset'];
export type ParameterOldFilamentId = components['parameters']['OldFilamentId'];
export type ParameterOldFilamentName = components['parameters']['OldFilamentName'];
export type ParameterOldMaterial = components['parameters']['OldMaterial'];
export type ParameterOldVendorId = components['parameters']['OldVendorId'];
export type ParameterOldVendorName = components['parameters']['OldVendorName'];
export type ParameterProductLimit = components['parameters']['ProductLimit'];
export type ParameterProductQuery = components['parameters']['ProductQuery'];
export type ParameterRegistered = components['parameters']['Registered'];
export type ParameterSearchLimit = components['parameters']['SearchLimit'];
export type ParameterSearchText = components['parameters']['SearchText'];
export type ParameterSettingKey = components['parameters']['SettingKey'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterSpoolColorDirection = components['parameters']['SpoolColorDirection'];
export type ParameterSpoolFieldName = components['parameters']['SpoolFieldName'];
export type ParameterSpoolFilamentId = components['parameters']['SpoolFilamentId'];
export type ParameterSpoolFilamentName = components['parameters']['SpoolFilamentName'];
export type ParameterSpoolLocation = components['parameters']['SpoolLocation'];
export type ParameterSpoolLotNumber = components['parameters']['SpoolLotNumber'];
export type ParameterSpoolMaterial = components['parameters']['SpoolMaterial'];
export type ParameterSpoolsPerFilament = components['parameters']['SpoolsPerFilament'];
export type ParameterSpoolVendorId = components['parameters']['SpoolVendorId'];
export type ParameterSpoolVendorName = components['parameters']['SpoolVendorName'];
export type ParameterVendorName = components['parameters']['VendorName'];
export type RequestBodyChangeFilament = components['requestBodies']['ChangeFilament'];
export type RequestBodyChangeSpool = components['requestBodies']['ChangeSpool'];
export type RequestBodyChangeVendor = components['requestBodies']['ChangeVendor'];
export type RequestBodyCreateFilament = components['requestBodies']['CreateFilament'];
export type RequestBodyCreateSpool = components['requestBodies']['CreateSpool'];
export type RequestBodyCreateVendor = components['requestBodies']['CreateVendor'];
export type RequestBodyField = components['requestBodies']['Field'];
export type RequestBodyMeasurement = components['requestBodies']['Measurement'];
export type RequestBodyRename = components['requestBodies']['Rename'];
export type RequestBodyReplacement = components['requestBodies']['Replacement'];
export type RequestBodySettingValue = components['requestBodies']['SettingValue'];
export type RequestBodyUse = components['requestBodies']['Use'];
export type $defs = Record<string, never>;
export interface operations {
    Values_GetArticleNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Texts"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Server_PostBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["NoBackup"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Exports_GetExport: {
        parameters: {
            query: {
                /** @description Whether archived spools are included. */
                allow_archived?: components["parameters"]["AllowArchived"];
                /** @description The format of the file. */
                fmt: components["parameters"]["ExportFormat"];
            };
            header?: never;
            path: {
                /** @description The kind of record. */
                entity: components["parameters"]["ExportEntity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    External_GetFilaments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Products"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    External_SearchFilaments: {
        parameters: {
            query?: {
                /** @description The maximum number of results. */
                limit?: components["parameters"]["ProductLimit"];
                /** @description The text to search for. */
                query?: components["parameters"]["ProductQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Products"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    External_GetMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Materials"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Fields_GetFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of record. */
                entity: components["parameters"]["Entity"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Fields"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Fields_PostField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of record. */
                entity: components["parameters"]["Entity"];
                /** @description The key of the field. */
                key: components["parameters"]["FieldKey"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Field"];
        responses: {
            200: components["responses"]["Fields"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Fields_DeleteField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of record. */
                entity: components["parameters"]["Entity"];
                /** @description The key of the field. */
                key: components["parameters"]["FieldKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Fields"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Fields_GetValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of record. */
                entity: components["parameters"]["Entity"];
                /** @description The key of the field. */
                key: components["parameters"]["FieldKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Texts"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetFilaments: {
        parameters: {
            query?: {
                /** @description A filter by article number. */
                article_number?: components["parameters"]["FilamentArticleNumber"];
                /** @description A color as six hexadecimal digits; filaments of a similar one match. What follows them is ignored. */
                color_hex?: components["parameters"]["FilamentColorHex"];
                /** @description How much a color may differ, as the distance CIE94 in the color space CIE Lab. */
                color_similarity_threshold?: components["parameters"]["ColorThreshold"];
                /** @description A filter by the id in another system. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description The maximum number of records. */
                limit?: components["parameters"]["Limit"];
                /** @description A filter by material. */
                material?: components["parameters"]["FilamentMaterial"];
                /** @description A filter by name. */
                name?: components["parameters"]["FilamentName"];
                /** @description The number of records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The order. */
                sort?: components["parameters"]["Sort"];
                /** @description An older name of the filter by the ids of vendors. */
                vendor_id?: components["parameters"]["OldVendorId"];
                /** @description An older name of the filter by the name of the vendor. */
                vendor_name?: components["parameters"]["OldVendorName"];
                /** @description A filter by the ids of vendors. */
                "vendor.id"?: components["parameters"]["FilamentVendorId"];
                /** @description A filter by the name of the vendor. */
                "vendor.name"?: components["parameters"]["FilamentVendorName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Filaments"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PostFilament: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateFilament"];
        responses: {
            200: components["responses"]["Filament"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetFilament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Filament"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_DeleteFilament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PatchFilament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ChangeFilament"];
        responses: {
            200: components["responses"]["Filament"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Server_GetHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Health"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Server_GetInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Info"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Values_GetLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Texts"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Values_PatchLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the location. */
                name: components["parameters"]["LocationName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Rename"];
        responses: {
            200: components["responses"]["Text"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Values_GetLotNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Texts"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Values_GetMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Texts"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Server_Search: {
        parameters: {
            query: {
                /** @description Whether archived spools are included. */
                allow_archived?: components["parameters"]["AllowArchived"];
                /** @description How much a color may differ, as the distance CIE94 in the color space CIE Lab. */
                color_similarity_threshold?: components["parameters"]["ColorThreshold"];
                /** @description The maximum number of results of each kind. */
                limit?: components["parameters"]["SearchLimit"];
                /** @description The text or color to search for. */
                q: components["parameters"]["SearchText"];
                /** @description The maximum number of spools that each filament is returned with; 0 for none. */
                spools_per_filament?: components["parameters"]["SpoolsPerFilament"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SearchResult"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Settings_GetSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Settings"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Settings_GetSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the setting. */
                key: components["parameters"]["SettingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Setting"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Settings_PostSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the setting. */
                key: components["parameters"]["SettingKey"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SettingValue"];
        responses: {
            200: components["responses"]["Setting"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Spools_GetSpools: {
        parameters: {
            query?: {
                /** @description Whether archived spools are included. */
                allow_archived?: components["parameters"]["AllowArchived"];
                /** @description An older name of the filter by the ids of filaments. */
                filament_id?: components["parameters"]["OldFilamentId"];
                /** @description An older name of the filter by material. */
                filament_material?: components["parameters"]["OldMaterial"];
                /** @description An older name of the filter by the name of the filament. */
                filament_name?: components["parameters"]["OldFilamentName"];
                /** @description A filter by the ids of filaments. */
                "filament.id"?: components["parameters"]["SpoolFilamentId"];
                /** @description A filter by material. */
                "filament.material"?: components["parameters"]["SpoolMaterial"];
                /** @description A filter by the arrangement of several colors. */
                "filament.multi_color_direction"?: components["parameters"]["SpoolColorDirection"];
                /** @description A filter by the name of the filament. */
                "filament.name"?: components["parameters"]["SpoolFilamentName"];
                /** @description A filter by the ids of vendors. */
                "filament.vendor.id"?: components["parameters"]["SpoolVendorId"];
                /** @description A filter by the name of the vendor. */
                "filament.vendor.name"?: components["parameters"]["SpoolVendorName"];
                /** @description A filter by the date of the first use. */
                first_used?: components["parameters"]["FirstUsed"];
                /** @description A filter by the date of the last use. */
                last_used?: components["parameters"]["LastUsed"];
                /** @description The maximum number of records. */
                limit?: components["parameters"]["Limit"];
                /** @description A filter by location. */
                location?: components["parameters"]["SpoolLocation"];
                /** @description A filter by lot number. */
                lot_nr?: components["parameters"]["SpoolLotNumber"];
                /** @description The number of records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description A filter by the date of registration. */
                registered?: components["parameters"]["Registered"];
                /** @description The order. */
                sort?: components["parameters"]["Sort"];
                /** @description An older name of the filter by the ids of vendors. */
                vendor_id?: components["parameters"]["OldVendorId"];
                /** @description An older name of the filter by the name of the vendor. */
                vendor_name?: components["parameters"]["OldVendorName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spools"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Spools_PostSpool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateSpool"];
        responses: {
            200: components["responses"]["Spool"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Spools_GetSpool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spool"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Spools_DeleteSpool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Spools_PatchSpool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ChangeSpool"];
        responses: {
            200: components["responses"]["Spool"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Spools_MeasureSpool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Measurement"];
        responses: {
            200: components["responses"]["Spool"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Spools_UseSpool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Use"];
        responses: {
            200: components["responses"]["Spool"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Spools_PatchField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The property, `location` or `extra.<key>`. */
                name: components["parameters"]["SpoolFieldName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Replacement"];
        responses: {
            200: components["responses"]["Updated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Spools_GetGroups: {
        parameters: {
            query: {
                /** @description Whether archived spools are included. */
                allow_archived?: components["parameters"]["AllowArchived"];
                /** @description An older name of the filter by the ids of filaments. */
                filament_id?: components["parameters"]["OldFilamentId"];
                /** @description An older name of the filter by material. */
                filament_material?: components["parameters"]["OldMaterial"];
                /** @description An older name of the filter by the name of the filament. */
                filament_name?: components["parameters"]["OldFilamentName"];
                /** @description A filter by the ids of filaments. */
                "filament.id"?: components["parameters"]["SpoolFilamentId"];
                /** @description A filter by material. */
                "filament.material"?: components["parameters"]["SpoolMaterial"];
                /** @description A filter by the arrangement of several colors. */
                "filament.multi_color_direction"?: components["parameters"]["SpoolColorDirection"];
                /** @description A filter by the name of the filament. */
                "filament.name"?: components["parameters"]["SpoolFilamentName"];
                /** @description A filter by the ids of vendors. */
                "filament.vendor.id"?: components["parameters"]["SpoolVendorId"];
                /** @description A filter by the name of the vendor. */
                "filament.vendor.name"?: components["parameters"]["SpoolVendorName"];
                /** @description A filter by the date of the first use. */
                first_used?: components["parameters"]["FirstUsed"];
                /** @description What the spools of a group have in common: `filament`, `vendor`, `material`, `location` or `extra.<key>`. */
                group_by: components["parameters"]["GroupBy"];
                /** @description A filter by the date of the last use. */
                last_used?: components["parameters"]["LastUsed"];
                /** @description The maximum number of records. */
                limit?: components["parameters"]["Limit"];
                /** @description A filter by location. */
                location?: components["parameters"]["SpoolLocation"];
                /** @description A filter by lot number. */
                lot_nr?: components["parameters"]["SpoolLotNumber"];
                /** @description The number of records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description A filter by the date of registration. */
                registered?: components["parameters"]["Registered"];
                /** @description The order. */
                sort?: components["parameters"]["Sort"];
                /** @description An older name of the filter by the ids of vendors. */
                vendor_id?: components["parameters"]["OldVendorId"];
                /** @description An older name of the filter by the name of the vendor. */
                vendor_name?: components["parameters"]["OldVendorName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Groups"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Vendors_GetVendors: {
        parameters: {
            query?: {
                /** @description A filter by the id in another system. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description The maximum number of records. */
                limit?: components["parameters"]["Limit"];
                /** @description A filter by name. */
                name?: components["parameters"]["VendorName"];
                /** @description The number of records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The order. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vendors"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Vendors_PostVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateVendor"];
        responses: {
            200: components["responses"]["Vendor"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Vendors_GetVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vendor"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Vendors_DeleteVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Vendors_PatchVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ChangeVendor"];
        responses: {
            200: components["responses"]["Vendor"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Server_GetMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Metrics"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
